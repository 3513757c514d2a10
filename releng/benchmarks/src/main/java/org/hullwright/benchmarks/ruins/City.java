package org.hullwright.benchmarks.ruins;

import java.util.Arrays;

/** The board, a grid of squares numbered by rows, and what never changes on it. */
final class City {

	static final int SITES = 64;
	static final int WELL = site(4, 4);
	static final int QUARTERS = 4;
	static final int WAYS = 4;
	static final int OUTSIDE = -1;

	private static final int SIZE = 8;
	private static final int[] CAMPS = { site(1, 1), site(8, 8), site(1, 8), site(8, 1) };
	/** In reading order. */
	private static final int[][] STEPS = { { -1, 0 }, { 0, -1 }, { 0, 1 }, { 1, 0 } };
	private static final int[][] NEIGHBOURS = new int[SITES][WAYS];
	private static final boolean[] IS_CAMP = new boolean[SITES];

	static {
		for (int camp : CAMPS) {
			IS_CAMP[camp] = true;
		}
		for (int site = 0; site < SITES; site++) {
			for (int way = 0; way < WAYS; way++) {
				int row = row(site) + STEPS[way][0];
				int column = column(site) + STEPS[way][1];
				NEIGHBOURS[site][way] = row < 1 || row > SIZE || column < 1 || column > SIZE ? OUTSIDE : site(row, column);
			}
		}
	}

	private City() {}

	private static int site(int row, int column) {
		return (row - 1) * SIZE + column - 1;
	}

	private static int row(int site) {
		return site / SIZE + 1;
	}

	private static int column(int site) {
		return site % SIZE + 1;
	}

	static int camp(int player) {
		return CAMPS[player];
	}

	static boolean isCamp(int site) {
		return IS_CAMP[site];
	}

	/** What lies next to a site that way, or {@link #OUTSIDE}. */
	static int beside(int site, int way) {
		return NEIGHBOURS[site][way];
	}

	static int[] neighbours(int site) {
		return NEIGHBOURS[site];
	}

	static int gap(int one, int other) {
		return Math.abs(row(one) - row(other)) + Math.abs(column(one) - column(other));
	}

	static int quarter(int site) {
		return (row(site) <= SIZE / 2 ? 0 : 2) + (column(site) <= SIZE / 2 ? 0 : 1);
	}

	/** How often each site can be dug at the start. */
	static int[] mounds() {
		int[] mounds = new int[SITES];
		Arrays.setAll(mounds, site -> !IS_CAMP[site] && (row(site) + column(site)) % 3 == 0 ? 2 : 0);
		return mounds;
	}
}
