package org.hullwright.editor.saving;

import java.util.List;
import java.util.regex.Pattern;

import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.answer.TextRange;

/** Blanks at the ends of lines, which nobody sees. */
final class TrailingBlanks {

	private static final Pattern BLANKS = Pattern.compile("[ \\t]+(?=\\r?\\n|\\z)");

	private TrailingBlanks() {}

	/**
	 * What takes them away.
	 *
	 * @param kept a place whose blanks stay, because the author is typing there; less than zero when the author is not
	 */
	static List<TextChange> in(String text, int kept) {
		return BLANKS.matcher(text).results().filter(blanks -> kept < blanks.start() || kept > blanks.end())
				.map(blanks -> new TextChange(new TextRange(blanks.start(), blanks.end() - blanks.start()), "")).toList();
	}
}
