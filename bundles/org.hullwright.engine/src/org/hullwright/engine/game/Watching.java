package org.hullwright.engine.game;

import org.hullwright.engine.node.Probe;
import org.hullwright.engine.state.Journal.Story;

/**
 * Who watches a game.
 *
 * @param story how much of what happens is kept as events for a listener
 * @param probe looks into the game at every sentence, for which the program must have been planned with probes
 */
public record Watching(Story story, Probe probe) {

	/** Nobody: for many games at once. */
	public static final Watching NOTHING = new Watching(Story.NONE, Probe.NONE);

	/** An observer that counts where pieces go, in many games. */
	public static final Watching MOVES = new Watching(Story.MOVES, Probe.NONE);

	/** An observer of the whole story. */
	public static final Watching EVENTS = new Watching(Story.WHOLE, Probe.NONE);

	/** The same, with one that looks into the game. */
	public Watching with(Probe looking) {
		return new Watching(story, looking);
	}
}
