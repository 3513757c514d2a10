package org.hullwright.playtest.session;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.random.RandomStreams;

/** Takes any option, each equally likely. What it takes depends on the seed and the number of the decision only, so that it does the same after undo. */
final class BotAgent implements Agent {
	private static final long STREAM = RandomStreams.named("play-test bot");
	private final long seed;

	BotAgent(long seed) {
		this.seed = seed;
	}

	@Override
	public int choose(Decision decision) {
		return RandomStreams.below(seed, STREAM, decision.number(), decision.size());
	}
}
