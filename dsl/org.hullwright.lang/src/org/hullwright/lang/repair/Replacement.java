package org.hullwright.lang.repair;

import java.util.Comparator;
import java.util.List;

/**
 * A change of a text.
 *
 * @param offset of what is replaced
 * @param length of what is replaced; 0 for what is put in between
 * @param text what comes in its place
 */
public record Replacement(int offset, int length, String text) {

	/** Something in the place of a word: words need blanks around them, signs do not. */
	static Replacement spaced(String text, Token word, String right) {
		if (right.isEmpty() || !Character.isLetter(right.charAt(0))) {
			return new Replacement(word.offset(), word.text().length(), right);
		}
		boolean before = word.offset() > 0 && !Character.isWhitespace(text.charAt(word.offset() - 1))
				&& text.charAt(word.offset() - 1) != '(';
		boolean behind = word.end() < text.length() && !Character.isWhitespace(text.charAt(word.end()));
		return new Replacement(word.offset(), word.text().length(), (before ? " " : "") + right + (behind ? " " : ""));
	}

	int end() {
		return offset + length;
	}

	/** A text after some changes, none of which overlaps another. */
	static String applied(String text, List<Replacement> changes) {
		var changed = new StringBuilder(text);
		changes.stream().sorted(Comparator.comparingInt(Replacement::offset).reversed())
				.forEach(change -> changed.replace(change.offset(), change.end(), change.text()));
		return changed.toString();
	}

	/** Where a place of the changed text was before; for what came in, where that came. */
	static int before(int place, List<Replacement> changes) {
		int shift = 0;
		for (Replacement change : changes.stream().sorted(Comparator.comparingInt(Replacement::offset)).toList()) {
			int start = change.offset() + shift;
			if (place < start) {
				break;
			}
			if (place < start + change.text().length()) {
				return change.offset();
			}
			shift += change.text().length() - change.length();
		}
		return place - shift;
	}
}
