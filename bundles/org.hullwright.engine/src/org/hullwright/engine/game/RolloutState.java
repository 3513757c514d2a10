package org.hullwright.engine.game;

import org.hullwright.engine.node.MemoTable;
import org.hullwright.engine.state.GameState;

/**
 * The state that rollouts from one checkpoint run on, one after the other. All of them go the same way first, up to the decision they are
 * for, and change little after it; so derived values that one of them has kept in the memo table are mostly known in the next. Belongs to
 * one thread.
 */
final class RolloutState {

	private final GameState origin;
	private final GameState state;
	private final MemoTable memo;

	/** @param game that is at the checkpoint; it is copied */
	RolloutState(GameState game) {
		origin = game.copy();
		state = origin.copy();
		memo = new MemoTable(state);
	}

	/** The state, as it was at the checkpoint: whoever ran on it before is done with it. */
	GameState begin() {
		state.repeatFrom(origin);
		return state;
	}

	/** The memo table of the state. */
	MemoTable memo() {
		return memo;
	}
}
