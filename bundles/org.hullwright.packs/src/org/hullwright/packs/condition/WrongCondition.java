package org.hullwright.packs.condition;

/** What somebody asks about means nothing in the pack; the message says why. */
public final class WrongCondition extends Exception {

	private static final long serialVersionUID = 1L;

	private final int column;

	/** @param column of the condition at which it goes wrong, from 1 */
	WrongCondition(String message, int column) {
		super(message);
		this.column = column;
	}

	/** At which character of the condition it goes wrong, from 1; one more than it has where something is missing at its end. */
	public int column() {
		return column;
	}
}
