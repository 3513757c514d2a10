package org.hullwright.lang.ide.spelling;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import org.eclipse.xtext.resource.IEObjectDescription;
import org.hullwright.lang.ide.index.FileSummary;
import org.hullwright.lang.index.HullIndexing;

/**
 * Words that a file makes words of the game, as far as no dictionary has them: those that things are called by, and those that its manifest
 * lists.
 *
 * @param names by how they are compared: those of names, and what the manifest lists
 * @param titles the same of titles
 */
record PackWords(Map<String, String> names, Map<String, String> titles) {

	private static final Pattern BETWEEN = Pattern.compile("(?<=\\p{Ll})(?=\\p{Lu})|[^\\p{L}\\p{M}'’]+");

	/** Those of a file. */
	static PackWords of(FileSummary file, Dictionary dictionary) {
		var names = new HashMap<String, String>();
		var titles = new HashMap<String, String>();
		Set<String> seen = new HashSet<>(); // many things are called alike
		for (IEObjectDescription declared : file.declared()) {
			collect(declared.getQualifiedName().getLastSegment(), names, seen, dictionary);
			collect(declared.getUserData(HullIndexing.TITLE), titles, seen, dictionary);
			collect(declared.getUserData(HullIndexing.WORDS), names, seen, dictionary);
		}
		return new PackWords(Map.copyOf(names), Map.copyOf(titles));
	}

	private static void collect(String text, Map<String, String> words, Set<String> seen, Dictionary dictionary) {
		if (text != null && seen.add(text)) {
			BETWEEN.splitAsStream(text).filter(word -> !word.isEmpty() && !dictionary.has(word))
					.forEach(word -> words.put(Word.plain(word), word));
		}
	}

	/**
	 * Whether these make a word right. The words of titles do so everywhere but in titles.
	 *
	 * @param forms that it may be a form of
	 */
	boolean allow(Word word, Collection<String> forms) {
		return forms.stream().anyMatch(form -> names.containsKey(form) || !word.isName() && titles.containsKey(form));
	}
}
