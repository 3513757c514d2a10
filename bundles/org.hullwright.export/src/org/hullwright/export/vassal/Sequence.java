package org.hullwright.export.vassal;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Several texts in one, as VASSAL keeps them: with a character between them, before which a backslash stands where it is part of a text.
 * Sequences are put into sequences, and so backslashes become many.
 */
final class Sequence {

	private static final char ESCAPE = '\\';
	private static final char QUOTE = '\'';

	private Sequence() {}

	/** Texts with a character between them. */
	static String of(char delimiter, String... texts) {
		return of(delimiter, List.of(texts));
	}

	/** Texts with a character between them. */
	static String of(char delimiter, Collection<String> texts) {
		return texts.stream().map(text -> escaped(delimiter, text)).collect(Collectors.joining(String.valueOf(delimiter)));
	}

	/** A text that begins or ends with a backslash, or is quoted itself, is quoted, so that nothing is taken for what it is not. */
	private static String escaped(char delimiter, String text) {
		if (text.isEmpty()) {
			return text;
		}
		String escaped = text.replace(String.valueOf(delimiter), "" + ESCAPE + delimiter);
		char first = text.charAt(0);
		char last = text.charAt(text.length() - 1);
		return first == ESCAPE || last == ESCAPE || first == QUOTE && last == QUOTE ? QUOTE + escaped + QUOTE : escaped;
	}
}
