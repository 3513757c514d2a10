package org.hullwright.cli.play.table;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.hullwright.picture.view.Initials;

/** Two letters for each thing on a board, no two things the same ones; given once, they stay for the whole game. */
final class ShortNames {

	private final Map<String, String> byTitle = new HashMap<>();
	private final Set<String> taken = new HashSet<>();

	/**
	 * The letters for what has a title.
	 *
	 * @param mark what tells it from others with that title, such as the side it shows; empty for nothing
	 */
	String of(String title, String mark) {
		return byTitle.computeIfAbsent(title + "\n" + mark,
				added -> candidates(title, mark).filter(taken::add).findFirst().orElseThrow());
	}

	private static Stream<String> candidates(String title, String mark) {
		String initials = Initials.of(title);
		String first = initials.substring(0, 1);
		Stream<String> marked = mark.isEmpty() ? Stream.of(initials) : Stream.of(first + mark.charAt(0), initials);
		Stream<String> letters = title.chars().skip(1).filter(Character::isLetterOrDigit)
				.mapToObj(letter -> first + Character.toString(letter));
		Stream<String> numbered = IntStream.iterate(2, number -> number + 1).mapToObj(number -> first + number);
		return Stream.of(marked, letters, numbered).flatMap(stream -> stream);
	}
}
