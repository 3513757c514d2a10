package org.hullwright.engine.random;

/**
 * A counter-based pseudorandom number generator, the source of all chance of a game. Each die, deck and bag draws from a stream of its own,
 * so that adding a card does not shift every later roll. A stream has no state but the number of values drawn from it, which the game's
 * state keeps: going back in the game goes back in the stream, and every value is a function of seed, name and number alone, the same on
 * every machine.
 */
public final class RandomStreams {

	/** The increment of SplitMix64: 2^64 divided by the golden ratio. */
	private static final long GOLDEN = 0x9E3779B97F4A7C15L;
	private static final long FNV_OFFSET_BASIS = 0xCBF29CE484222325L;
	private static final long FNV_PRIME = 0x100000001B3L;

	private RandomStreams() {}

	/** The number of a stream, by the name of what it belongs to: its FNV-1a hash of 64 bits over UTF-16 units, then mixed. */
	public static long named(String name) {
		long hash = FNV_OFFSET_BASIS;
		for (int at = 0; at < name.length(); at++) {
			hash = (hash ^ name.charAt(at)) * FNV_PRIME;
		}
		return mixed(hash);
	}

	/**
	 * The next number from 0 to just below the bound, every one equally likely.
	 *
	 * @param drawn how many values have been drawn from this stream before
	 * @param bound at least 1
	 */
	public static int below(long seed, long stream, int drawn, int bound) {
		long start = mixed(seed ^ stream) + (long) drawn * GOLDEN * 64;
		long limit = (1L << 32) - (1L << 32) % bound;
		for (int attempt = 0; attempt < 63; attempt++) {
			long bits = mixed(start + attempt * GOLDEN) >>> 32;
			if (bits < limit) {
				return (int) (bits % bound);
			}
		}
		return 0;
	}

	/** A seed whose streams have nothing to do with those of another. */
	public static long derived(long seed) {
		return mixed(seed + GOLDEN);
	}

	/** The finaliser of SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014). */
	private static long mixed(long bits) {
		long mixed = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
		mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
		return mixed ^ mixed >>> 31;
	}
}
