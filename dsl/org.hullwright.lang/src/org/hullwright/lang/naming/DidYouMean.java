package org.hullwright.lang.naming;

import java.util.Comparator;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Suggests the name that was probably meant, by Damerau–Levenshtein distance ({@link EditDistance}). What is very long or far away is not
 * meant, and looking for it would take long.
 */
public final class DidYouMean {

	private static final int LONGEST = 400; // letters; a sentence of a card has fewer
	private static final int MOST_DIFFERENCES = 12;

	private DidYouMean() {}

	/**
	 * The closest of the candidates when it is close enough: a third of the letters may differ but never many, of two letters one; case
	 * never matters.
	 */
	public static Optional<String> closest(String written, Stream<String> candidates) {
		return close(written, candidates).findFirst();
	}

	/** All candidates that are close enough, the closest first. */
	public static Stream<String> close(String written, Stream<String> candidates) {
		if (written.length() > LONGEST) {
			return Stream.empty();
		}
		int limit = Math.min(MOST_DIFFERENCES, (written.length() + 1) / 3);
		String lower = written.toLowerCase(Locale.ROOT);
		record Candidate(String name, int distance) {}
		return candidates.filter(Objects::nonNull) // what has no name yet cannot be meant
				.filter(name -> Math.abs(name.length() - written.length()) <= limit).distinct()
				.mapMulti((String name, Consumer<Candidate> close) -> EditDistance.within(limit, lower, name.toLowerCase(Locale.ROOT))
						.ifPresent(distance -> close.accept(new Candidate(name, distance))))
				.sorted(Comparator.comparingInt(Candidate::distance).thenComparing(Candidate::name))
				.map(Candidate::name);
	}
}
