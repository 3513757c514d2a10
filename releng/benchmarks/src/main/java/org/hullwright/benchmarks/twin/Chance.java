package org.hullwright.benchmarks.twin;

/** A pseudorandom number generator (SplitMix64), the chance of a game that nobody has to play again. Also decides at random. */
public final class Chance implements Chooser {

	/** 2^64 divided by the golden ratio. */
	private static final long GOLDEN = 0x9E3779B97F4A7C15L;

	private long state;

	public Chance(long seed) {
		this.state = seed;
	}

	/**
	 * A number from 0 to just below the bound: the upper half of a product instead of a remainder, which takes a division (Lemire, 2019).
	 */
	public int below(int bound) {
		state += GOLDEN;
		long mixed = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
		mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
		return (int) (((mixed ^ mixed >>> 31) >>> 32) * bound >>> 32);
	}

	/** One of the faces of a die. */
	public int roll(int[] die) {
		return die[below(die.length)];
	}

	@Override
	public int choose(int seat, int options) {
		return below(options);
	}
}
