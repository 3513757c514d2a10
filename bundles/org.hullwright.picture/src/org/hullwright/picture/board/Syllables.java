package org.hullwright.picture.board;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** Breaks long words with a hyphen where a syllable may end (hyphenation): after a vowel, before a consonant and another vowel. */
final class Syllables {

	private static final int LONG = 11; // letters
	private static final int LEAST = 3; // letters on either side
	private static final String VOWELS = "aeiouyäöü";

	private Syllables() {}

	/** The same text with its long words in two; what cannot be broken stays. */
	static String broken(String text) {
		return Arrays.stream(text.split(" ")).map(Syllables::word).collect(Collectors.joining(" "));
	}

	private static String word(String word) {
		if (word.length() < LONG || !word.chars().allMatch(Character::isLetter)) {
			return word;
		}
		int best = 0;
		for (int at = LEAST; at <= word.length() - LEAST; at++) {
			boolean ends = isVowel(word, at - 1) && !isVowel(word, at) && isVowel(word, at + 1);
			if (ends && Math.abs(2 * at - word.length()) < Math.abs(2 * best - word.length())) {
				best = at;
			}
		}
		return best == 0 ? word : word.substring(0, best) + "- " + word.substring(best);
	}

	private static boolean isVowel(String word, int at) {
		return VOWELS.indexOf(word.toLowerCase(Locale.ROOT).charAt(at)) >= 0;
	}
}
