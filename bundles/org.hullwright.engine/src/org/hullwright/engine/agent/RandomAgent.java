package org.hullwright.engine.agent;

import org.hullwright.engine.random.RandomStreams;

/** Takes any option, each equally likely. Its chance is its own and does not touch the game's. */
public final class RandomAgent implements Agent {

	private final long seed;
	private final long stream;
	private int drawn;

	/**
	 * An agent that decides the same way whenever it is made the same way.
	 *
	 * @param name tells agents of one game apart
	 */
	public RandomAgent(long seed, String name) {
		this.seed = seed;
		this.stream = RandomStreams.named("agent " + name);
	}

	@Override
	public int choose(Decision decision) {
		return RandomStreams.below(seed, stream, drawn++, decision.size());
	}
}
