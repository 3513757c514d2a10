package org.hullwright.picture.view;

import java.util.List;
import java.util.stream.Stream;

/** Two letters that stand for a title. */
public final class Initials {

	private static final int LETTERS = 2;

	private Initials() {}

	/**
	 * The first letters of the first two words that start with a capital or digit, else the first two letters: "Combat Engineer" → CE,
	 * "Scout" → Sc.
	 */
	public static String of(String title) {
		List<String> words = Stream.of(title.split("[^\\p{L}\\p{N}]+")).filter(word -> !word.isEmpty()).toList();
		if (words.isEmpty()) {
			return "?";
		}
		List<String> capital = words.stream().filter(word -> !Character.isLowerCase(word.charAt(0))).toList();
		if (capital.size() >= LETTERS) {
			return capital.get(0).substring(0, 1) + capital.get(1).charAt(0);
		}
		String word = words.getFirst();
		String start = word.substring(0, Math.min(LETTERS, word.length()));
		return Character.toUpperCase(start.charAt(0)) + start.substring(1);
	}
}
