package org.hullwright.export.vassal;

import java.util.ArrayList;
import java.util.List;

/** Sequences read as VASSAL reads them. */
final class Decoded {

	private Decoded() {}

	/** The texts of a sequence. */
	static List<String> of(char delimiter, String sequence) {
		var texts = new ArrayList<String>();
		var text = new StringBuilder();
		for (int at = 0; at < sequence.length(); at++) {
			char character = sequence.charAt(at);
			if (character == '\\' && at + 1 < sequence.length() && sequence.charAt(at + 1) == delimiter) {
				text.append(delimiter);
				at++;
			} else if (character == delimiter) {
				texts.add(unquoted(text.toString()));
				text.setLength(0);
			} else {
				text.append(character);
			}
		}
		texts.add(unquoted(text.toString()));
		return texts;
	}

	private static String unquoted(String text) {
		boolean quoted = text.length() > 1 && text.charAt(0) == '\'' && text.charAt(text.length() - 1) == '\'';
		return quoted ? text.substring(1, text.length() - 1) : text;
	}

	/** The levels of a nested sequence of two, the outermost first. */
	static List<String> levels(String nested) {
		List<String> parts = of('\t', nested);
		if (parts.size() == 1) {
			return parts;
		}
		var levels = new ArrayList<String>(List.of(parts.getFirst()));
		levels.addAll(levels(parts.get(1)));
		return levels;
	}
}
