package org.hullwright.engine.debug;

import java.util.List;

import org.hullwright.engine.state.GameState;

/**
 * A game that stands still before a sentence. May be read by any thread.
 *
 * @param reason why it does
 * @param state what the game is like; a copy that is not changed
 * @param chain what is under way, the innermost first; never empty
 */
public record Halt(Reason reason, GameState state, List<Performance> chain) {

	public Halt {
		chain = List.copyOf(chain);
	}

	/** Why a game stands still. */
	public sealed interface Reason {

		/** There is a breakpoint. */
		record Breakpoint() implements Reason {}

		/**
		 * There is a breakpoint, and whether its condition holds could not be found out.
		 *
		 * @param message why, for its author
		 */
		record ConditionFailed(String message) implements Reason {}

		/** It has gone as far as it was told. */
		record Stepped() implements Reason {}
	}
}
