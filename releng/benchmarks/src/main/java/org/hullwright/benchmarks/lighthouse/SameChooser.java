package org.hullwright.benchmarks.lighthouse;

import org.hullwright.engine.random.RandomStreams;

/** Takes the same options as the engine's random agent. */
final class RandomChooser implements Lighthouse.Chooser {

	private final long seed;
	private final long stream;
	private int drawn;

	/** @param seat from 1 */
	RandomChooser(long seed, int seat) {
		this.seed = seed;
		this.stream = RandomStreams.named("agent seat " + seat);
	}

	@Override
	public int choose(int options) {
		return RandomStreams.below(seed, stream, drawn++, options);
	}
}
