package org.hullwright.engine.game;

import org.hullwright.engine.agent.Decision;

/** A recorded decision no longer fits the game, because the pack or the record was changed. */
public final class ReplayMismatch extends RuntimeException {

	private static final long serialVersionUID = 1L;

	private final int decision;

	ReplayMismatch(int decision, String message) {
		super(message, null, false, false);
		this.decision = decision;
	}

	/** A decision that is asked now instead of the recorded one, or without its option. */
	static ReplayMismatch of(int number, Taken taken, Decision now) {
		String which = "decision " + (number + 1) + ", ";
		if (taken.isAskedBy(now)) {
			return new ReplayMismatch(number, which + quoted(now.prompt()) + ", was answered with " + taken + ", which is not among its "
					+ now.size() + " options now");
		}
		boolean sameSeat = taken.seat() == now.seat();
		return new ReplayMismatch(number,
				which + quoted(taken.prompt()) + (sameSeat ? "" : " of player " + taken.seat()) + ", was answered with " + taken
						+ "; now " + (sameSeat ? "" : "player " + now.seat() + " is asked ") + quoted(now.prompt())
						+ (sameSeat ? " is asked there" : ""));
	}

	private static String quoted(String prompt) {
		return prompt.isEmpty() ? "a choice without a question" : "\"" + prompt + "\"";
	}

	/** Number of the first decision that does not fit, from 0. */
	public int decision() {
		return decision;
	}
}
