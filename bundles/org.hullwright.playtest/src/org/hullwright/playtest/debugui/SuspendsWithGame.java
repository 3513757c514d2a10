package org.hullwright.playtest.debugui;

import org.eclipse.debug.core.model.ISuspendResume;

/** What stands still and goes on with the game, whichever of its parts somebody has selected. */
interface SuspendsWithGame extends ISuspendResume {

	GameThread gameThread();

	@Override
	default boolean canResume() {
		return gameThread().canResume();
	}

	@Override
	default boolean canSuspend() {
		return gameThread().canSuspend();
	}

	@Override
	default boolean isSuspended() {
		return gameThread().isSuspended();
	}

	@Override
	default void resume() {
		gameThread().resume();
	}

	@Override
	default void suspend() {
		gameThread().suspend();
	}
}
