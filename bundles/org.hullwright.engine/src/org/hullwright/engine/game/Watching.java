package org.hullwright.engine.game;

/** How much of its story a game keeps. */
public enum Watching {
	/** Nothing: for many games at once. */
	NOTHING,
	/** All events. */
	EVENTS
}
