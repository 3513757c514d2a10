package org.hullwright.engine.debug;

import java.util.Optional;

import org.hullwright.engine.node.Frame;

/** Who watches a game and lets it stand still. All is called on the thread of the game. */
public interface Companion {

	/** Whether the game may stand still now; not while it is only played again. */
	boolean isLive();

	/**
	 * Why the game is to stop before a sentence.
	 *
	 * @param source number of the place of the sentence
	 * @param frame with the locals that are known there
	 * @return empty when it is not to
	 */
	Optional<Halt.Reason> reasonToStop(int source, Frame frame);

	/** Keeps the game standing still until it returns. What it throws ends the game. */
	Step halted(Halt halt);
}
