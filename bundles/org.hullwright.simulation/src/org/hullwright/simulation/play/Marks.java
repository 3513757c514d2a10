package org.hullwright.simulation.play;

import java.util.BitSet;

/** A bit set of a fixed size. One that grows looks at its size whenever a bit is set, which is at every sentence and option of a game. */
final class Marks {

	private final long[] words;

	/** @param size the number of bits; none is set */
	Marks(int size) {
		words = new long[size / Long.SIZE + 1];
	}

	/** @param bit from 0, below the size */
	void set(int bit) {
		words[bit / Long.SIZE] |= 1L << bit;
	}

	/** The same bits. */
	BitSet toBitSet() {
		return BitSet.valueOf(words);
	}
}
