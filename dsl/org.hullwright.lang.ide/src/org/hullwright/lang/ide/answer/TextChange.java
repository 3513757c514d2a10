package org.hullwright.lang.ide.answer;

import java.util.Collection;

/**
 * A change of a text. Several changes never overlap, and their ranges all count in the text before any of them.
 *
 * @param range what is replaced
 * @param text by what
 */
public record TextChange(TextRange range, String text) {

	/** A text after some changes, which are given in the order of the text. */
	public static String applied(String text, Collection<TextChange> changes) {
		var changed = new StringBuilder();
		int done = 0;
		for (TextChange change : changes) {
			changed.append(text, done, change.range().offset()).append(change.text());
			done = change.range().end();
		}
		return changed.append(text.substring(done)).toString();
	}
}
