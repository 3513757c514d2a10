package org.hullwright.lang.naming;

import java.util.Arrays;
import java.util.OptionalInt;

/**
 * The Damerau–Levenshtein distance of two words (optimal string alignment): letters to insert, remove, replace or swap with their neighbour
 * to get from one to the other. Computed in a band around the diagonal and only as far as a limit, so that it takes time by the length of
 * the words times the limit, not by the square of the length.
 */
final class EditDistance {

	private final String one;
	private final String other;
	private final int limit;
	private int[] beforeLast;
	private int[] last;
	private int[] row;

	private EditDistance(String one, String other, int limit) {
		this.one = one;
		this.other = other;
		this.limit = limit;
		this.beforeLast = beyond();
		this.last = beyond();
		this.row = beyond();
	}

	/** The distance; empty when it is more than the limit. */
	static OptionalInt within(int limit, String one, String other) {
		return Math.abs(one.length() - other.length()) > limit ? OptionalInt.empty() : new EditDistance(one, other, limit).computed();
	}

	private int[] beyond() {
		int[] cells = new int[other.length() + 1];
		Arrays.fill(cells, limit + 1);
		return cells;
	}

	private OptionalInt computed() {
		for (int j = 0; j <= Math.min(limit, other.length()); j++) {
			last[j] = j;
		}
		int nearestBefore = 0;
		for (int i = 1; i <= one.length(); i++) {
			int nearest = fillRow(i);
			if (nearest > limit && nearestBefore > limit) {
				return OptionalInt.empty(); // every way through the table crosses one of two rows next to each other
			}
			nearestBefore = nearest;
			int[] free = beforeLast;
			beforeLast = last;
			last = row;
			row = free;
		}
		int distance = last[other.length()];
		return distance > limit ? OptionalInt.empty() : OptionalInt.of(distance);
	}

	/** @return the least number in the row */
	private int fillRow(int i) {
		int from = Math.max(1, i - limit);
		int to = Math.min(other.length(), i + limit);
		row[from - 1] = from == 1 ? Math.min(i, limit + 1) : limit + 1;
		int nearest = row[from - 1];
		for (int j = from; j <= to; j++) {
			int cost = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
			int cell = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + cost);
			if (i > 1 && j > 1 && one.charAt(i - 1) == other.charAt(j - 2) && one.charAt(i - 2) == other.charAt(j - 1)) {
				cell = Math.min(cell, beforeLast[j - 2] + 1);
			}
			row[j] = cell;
			nearest = Math.min(nearest, cell);
		}
		if (to < other.length()) {
			row[to + 1] = limit + 1; // read from the next row, which reaches one further
		}
		return nearest;
	}
}
