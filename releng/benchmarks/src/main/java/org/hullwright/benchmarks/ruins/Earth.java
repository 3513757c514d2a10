package org.hullwright.benchmarks.ruins;

import org.hullwright.benchmarks.twin.Chance;

/** The bag of what can be dug out. */
final class Earth {

	static final int SHARD = 0;
	static final int IDOL = 1;
	static final int SNAKE = 2;
	static final int LANDSLIDE = 3;
	static final int HOWL = 4;
	static final int SPRING = 5;
	static final int NOTHING = 6;

	private final Chance chance;
	private final int[] left = { 9, 4, 4, 3, 3, 2 };
	private int size = 25;

	Earth(Chance chance) {
		this.chance = chance;
	}

	/** Something at random, or {@link #NOTHING}. */
	int draw() {
		if (size == 0) {
			return NOTHING;
		}
		int at = chance.below(size--);
		int find = SHARD;
		while (at >= left[find]) {
			at -= left[find++];
		}
		left[find]--;
		return find;
	}
}
