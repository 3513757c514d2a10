package org.hullwright.engine.node;

/** Ends the game; caught where the game is run. */
public final class GameEnded extends RuntimeException {

	private static final long serialVersionUID = 1L;

	private final int source;
	private final String reason;

	/** @param reason what is told to the players; may be empty */
	public GameEnded(int source, String reason) {
		super(null, null, false, false);
		this.source = source;
		this.reason = reason;
	}

	/** Number of the place that ended it. */
	public int source() {
		return source;
	}

	/** Why it ended. */
	public String reason() {
		return reason;
	}
}
