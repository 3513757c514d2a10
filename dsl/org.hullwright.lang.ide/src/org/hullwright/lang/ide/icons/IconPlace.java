package org.hullwright.lang.ide.icons;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.hullwright.lang.ide.answer.TextRange;

/**
 * Where the name of an icon goes in a text. It is told by the line alone, so that it is found while the rest is half written.
 *
 * @param replaced what it goes in place of; empty where it is inserted
 * @param before what has to stand before its quotes and does not yet
 * @param name that stands there; empty text when there is none
 */
public record IconPlace(TextRange replaced, String before, String name) {

	private static final String WANTED = "(?:\\bicon\\s*:|\\bshow\\s+\\S+\\s+as\\b)\\s*";
	private static final Pattern QUOTED = Pattern.compile(WANTED + "(\"([^\"\\r\\n]*)\"?)");
	private static final Pattern NOT_YET = Pattern.compile(WANTED + "$");
	private static final String ENTRY = "icon: ";

	/** The place at the caret: the name there, else the place for one behind {@code icon:} or {@code show … as}, else a new entry. */
	public static IconPlace at(int caret, String text) {
		int start = text.lastIndexOf('\n', caret - 1) + 1;
		int end = text.indexOf('\n', caret);
		String line = text.substring(start, end < 0 ? text.length() : end);
		Matcher quoted = QUOTED.matcher(line);
		while (quoted.find()) {
			if (start + quoted.start() <= caret && caret <= start + quoted.end()) {
				return new IconPlace(new TextRange(start + quoted.start(1), quoted.group(1).length()), "", quoted.group(2));
			}
		}
		String before = text.substring(start, caret);
		boolean wanted = NOT_YET.matcher(before).find();
		String space = wanted && !before.endsWith(" ") ? " " : "";
		return new IconPlace(new TextRange(caret, 0), wanted ? space : ENTRY, "");
	}

	/** What is written for an icon. */
	public String written(String icon) {
		return before + '"' + icon + '"';
	}
}
