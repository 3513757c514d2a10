package org.hullwright.lang.naming;

import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the name that was probably meant. */
public final class DidYouMean {

	private DidYouMean() {
	}

	/** The closest of the candidates when it is close enough: a third of the letters may differ, of two letters one; case never matters. */
	public static Optional<String> closest(String written, Stream<String> candidates) {
		return close(written, candidates).findFirst();
	}

	/** All candidates that are close enough, the closest first. */
	public static Stream<String> close(String written, Stream<String> candidates) {
		int limit = (written.length() + 1) / 3;
		record Candidate(String name, int distance) {
		}
		return candidates.filter(Objects::nonNull).distinct() // what has no name yet cannot be meant
				.filter(name -> Math.abs(name.length() - written.length()) <= limit)
				.map(name -> new Candidate(name, distance(written.toLowerCase(), name.toLowerCase())))
				.filter(candidate -> candidate.distance() <= limit)
				.sorted(Comparator.comparingInt(Candidate::distance).thenComparing(Candidate::name))
				.map(Candidate::name);
	}

	/** Letters to insert, remove, replace or swap with their neighbour to get from one word to the other. */
	private static int distance(String one, String other) {
		int[] before = new int[other.length() + 1];
		int[] last = new int[other.length() + 1];
		int[] row = new int[other.length() + 1];
		for (int j = 0; j <= other.length(); j++) {
			last[j] = j;
		}
		for (int i = 1; i <= one.length(); i++) {
			row[0] = i;
			for (int j = 1; j <= other.length(); j++) {
				int cost = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
				row[j] = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + cost);
				if (i > 1 && j > 1 && one.charAt(i - 1) == other.charAt(j - 2) && one.charAt(i - 2) == other.charAt(j - 1)) {
					row[j] = Math.min(row[j], before[j - 2] + 1);
				}
			}
			int[] free = before;
			before = last;
			last = row;
			row = free;
		}
		return last[other.length()];
	}
}
