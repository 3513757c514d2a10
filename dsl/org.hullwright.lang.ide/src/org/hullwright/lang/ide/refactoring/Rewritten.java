package org.hullwright.lang.ide.refactoring;

import java.util.Comparator;
import java.util.TreeMap;

import org.hullwright.lang.ide.answer.TextRange;

/** A stretch of a text that is written elsewhere, with some words in it written otherwise. */
final class Rewritten {

	private final String text;
	private final TextRange range;
	private final TreeMap<TextRange, String> words = new TreeMap<>(Comparator.comparingInt(TextRange::offset).reversed());

	/** @param text the whole, of which only a stretch is written */
	Rewritten(String text, TextRange range) {
		this.text = text;
		this.range = range;
	}

	/** Writes some words otherwise. */
	void replace(TextRange word, String by) {
		words.put(word, by);
	}

	/** The stretch, its further lines as deep as the given blanks where they were as deep as the line it began in. */
	String indented(String blanks) {
		var written = new StringBuilder(text.substring(range.offset(), range.end()));
		words.forEach((word, by) -> written.replace(word.offset() - range.offset(), word.end() - range.offset(), by));
		int line = text.lastIndexOf('\n', range.offset() - 1) + 1;
		int end = line;
		while (end < text.length() && (text.charAt(end) == '\t' || text.charAt(end) == ' ')) {
			end++;
		}
		String before = text.substring(line, end);
		return written.toString().replace("\n" + before, "\n" + blanks);
	}
}
