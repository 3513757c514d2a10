package org.hullwright.engine.game;

/** A recorded decision no longer fits the game, because the pack or the record was changed. */
public final class ReplayMismatch extends RuntimeException {

	private static final long serialVersionUID = 1L;

	private final int decision;

	ReplayMismatch(int decision, String message) {
		super(message, null, false, false);
		this.decision = decision;
	}

	/** Number of the first decision that does not fit, from 0. */
	public int decision() {
		return decision;
	}
}
