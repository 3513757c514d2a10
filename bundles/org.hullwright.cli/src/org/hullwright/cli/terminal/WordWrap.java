package org.hullwright.cli.terminal;

import java.util.ArrayList;
import java.util.List;

/**
 * Word wrap: breaks text between words, with a hanging indent.
 *
 * @param width the most characters of a line, unless a single word is longer
 * @param hanging what each line but the first begins with
 */
public record WordWrap(int width, String hanging) {

	/** Columns of a terminal. */
	public static final int TERMINAL = 80;

	/**
	 * Lines for a text.
	 *
	 * @param first what the first line begins with
	 * @param text words, with one space between them
	 * @return at least one line, even if the text is empty
	 */
	public List<String> lines(String first, String text) {
		List<String> lines = new ArrayList<>();
		StringBuilder line = new StringBuilder(first);
		boolean begun = false;
		for (String word : text.split(" ")) {
			if (begun && line.length() + 1 + word.length() > width) {
				lines.add(line.toString());
				line = new StringBuilder(hanging);
				begun = false;
			}
			line.append(begun ? " " : "").append(word);
			begun = true;
		}
		lines.add(line.toString());
		return lines;
	}
}
