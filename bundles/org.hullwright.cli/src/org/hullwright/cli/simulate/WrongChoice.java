package org.hullwright.cli.simulate;

/** Something that was asked for is not there, or cannot be together; the message says what there is. */
public final class WrongChoice extends RuntimeException {

	private static final long serialVersionUID = 1L;

	WrongChoice(String message) {
		super(message, null, false, false);
	}
}
