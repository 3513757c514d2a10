package org.hullwright.simulation.report;

import java.util.BitSet;

/** In how many games something happened to each design, and how many of these a player won. */
final class Counts {

	private final int[] games;
	private final int[] won;

	Counts(int designs) {
		games = new int[designs];
		won = new int[designs];
	}

	void add(BitSet designs, boolean isWon) {
		for (int design = designs.nextSetBit(0); design >= 0; design = designs.nextSetBit(design + 1)) {
			games[design]++;
			if (isWon) {
				won[design]++;
			}
		}
	}

	int games(int design) {
		return games[design];
	}

	int won(int design) {
		return won[design];
	}
}
