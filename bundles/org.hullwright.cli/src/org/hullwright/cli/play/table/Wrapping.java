package org.hullwright.cli.play.table;

import java.util.ArrayList;
import java.util.List;

/** Word wrap at the width of a terminal. */
final class Wrapping {

	/** Columns of a terminal. */
	static final int WIDTH = 80;
	private static final String HANGING = "      ";

	private Wrapping() {}

	/**
	 * Parts behind each other, those that follow the first line indented.
	 *
	 * @param start what the first line begins with
	 * @param separator what ends each part but the last
	 */
	static List<String> lines(String start, List<String> parts, String separator) {
		List<String> lines = new ArrayList<>();
		StringBuilder line = new StringBuilder(start);
		boolean begun = false;
		for (int part = 0; part < parts.size(); part++) {
			String text = parts.get(part) + (part == parts.size() - 1 ? "" : separator);
			for (String word : text.split(" ")) {
				if (begun && line.length() + 1 + word.length() > WIDTH) {
					lines.add(line.toString());
					line = new StringBuilder(HANGING);
					begun = false;
				}
				line.append(begun ? " " : "").append(word);
				begun = true;
			}
		}
		if (begun) {
			lines.add(line.toString());
		}
		return lines;
	}
}
