package org.hullwright.benchmarks.lighthouse;

import java.util.stream.IntStream;

import org.hullwright.benchmarks.twin.Chooser;
import org.hullwright.engine.random.RandomStreams;

/** Takes the same options as the engine's random agents. */
public final class SameChooser implements Chooser {

	private final long seed;
	private final long[] streams;
	private final int[] drawn;

	public SameChooser(long seed, int seats) {
		this.seed = seed;
		this.streams = IntStream.rangeClosed(1, seats).mapToLong(seat -> RandomStreams.named("agent seat " + seat)).toArray();
		this.drawn = new int[seats];
	}

	@Override
	public int choose(int seat, int options) {
		return RandomStreams.below(seed, streams[seat - 1], drawn[seat - 1]++, options);
	}
}
