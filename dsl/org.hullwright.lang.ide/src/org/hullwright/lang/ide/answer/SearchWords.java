package org.hullwright.lang.ide.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Words by which something is found besides the name that is written for it, in small letters.
 *
 * @param said the words of its name, its title and the sentence that cards read
 * @param mentioned the words of its text and of the comment above it, which count where nothing is found by what is said
 */
public record SearchWords(Set<String> said, Set<String> mentioned) {

	/** Of what is found by its name alone. */
	public static final SearchWords NONE = new SearchWords(Set.of(), Set.of());

	/** The humps of a name such as {@code HitInRoom}, runs of capitals, and words of languages that have no small letters. */
	private static final Pattern WORD = Pattern.compile("\\p{Lu}?[\\p{Ll}\\p{M}]+|\\p{Lu}+(?!\\p{Ll})|\\p{Lo}+");
	private static final int SHORTEST = 3; // letters; below are prepositions and names of variables

	public SearchWords {
		said = Set.copyOf(said);
		mentioned = Set.copyOf(mentioned);
	}

	/** The words of a text or of a name in it, in small letters; the shortest are left out. */
	public static Set<String> of(String... texts) {
		var words = new TreeSet<String>();
		for (String text : texts) {
			WORD.matcher(text).results().map(MatchResult::group).filter(word -> word.length() >= SHORTEST)
					.forEach(word -> words.add(word.toLowerCase(Locale.ROOT)));
		}
		return words;
	}

	/** Whether a word of what is said begins with these letters. */
	public boolean says(String letters) {
		return begins(said, letters);
	}

	/** Whether a word of what is mentioned begins with these letters. */
	public boolean mentions(String letters) {
		return begins(mentioned, letters);
	}

	/** All words, those that are said first. */
	public List<String> all() {
		var all = new ArrayList<>(new TreeSet<>(said));
		new TreeSet<>(mentioned).stream().filter(word -> !said.contains(word)).forEach(all::add);
		return all;
	}

	private static boolean begins(Set<String> words, String letters) {
		String small = letters.toLowerCase(Locale.ROOT);
		return !small.isEmpty() && words.stream().anyMatch(word -> word.startsWith(small));
	}
}
