package org.hullwright.playtest.debug;

/** Hears when a game stands still and when it goes on. Told on the thread of the game, which waits meanwhile. */
public interface DebuggerListener {

	/** It stands still. */
	void stopped(Suspension suspension);

	/** It goes on, or was left. */
	void goesOn();
}
