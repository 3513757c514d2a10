package org.hullwright.engine.game;

import org.hullwright.engine.node.Probe;

/**
 * Who watches a game.
 *
 * @param story whether all events are kept for somebody who wants to hear what has happened
 * @param probe looks into the game at every sentence, for which the program must have been planned with probes
 */
public record Watching(boolean story, Probe probe) {

	/** Nobody: for many games at once. */
	public static final Watching NOTHING = new Watching(false, Probe.NONE);

	/** Somebody who wants to hear the whole story. */
	public static final Watching EVENTS = new Watching(true, Probe.NONE);

	/** The same, and somebody who looks into the game. */
	public Watching with(Probe looking) {
		return new Watching(story, looking);
	}
}
