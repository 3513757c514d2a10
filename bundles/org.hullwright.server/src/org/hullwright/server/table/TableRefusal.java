package org.hullwright.server.table;

/** Something cannot be done at a table now. The message is meant for people; nothing was changed. */
public final class TableRefusal extends Exception {

	private static final long serialVersionUID = 1L;

	private final Reason reason;

	TableRefusal(Reason reason, String message) {
		super(message);
		this.reason = reason;
	}

	/** Why it cannot be done, for programs. */
	public enum Reason {
		/** No player is asked: programs are deciding, or the game is over. */
		NOTHING_ASKED,
		/** Another player is asked. */
		ANOTHER_SEAT,
		/** That decision has been taken, or is still to come. */
		ANOTHER_DECISION,
		/** The decision has no such option. */
		NO_SUCH_OPTION,
		/** A track counts seconds, and the answer does not say how many it took. */
		SECONDS_MISSING,
		/** There is no game: making it failed. */
		CANNOT_BEGIN,
		/** The game has been left. */
		LEFT
	}

	/** Why it cannot be done. */
	public Reason reason() {
		return reason;
	}
}
