package org.hullwright.lang.server;

import java.util.Arrays;

import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.hullwright.lang.ide.answer.TextRange;

/**
 * The lines of a text: between offsets, which the language service counts, and lines with columns, which editors count, both from 0 and in
 * UTF-16 units. Lines end with a line feed, a carriage return, or both.
 */
final class Lines {

	private final String text;
	private final int[] starts;

	Lines(String text) {
		this.text = text;
		int[] found = new int[16];
		int count = 1;
		for (int i = 0; i < text.length(); i++) {
			char character = text.charAt(i);
			if (character == '\n' || character == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n')) {
				if (count == found.length) {
					found = Arrays.copyOf(found, count * 2);
				}
				found[count++] = i + 1;
			}
		}
		starts = Arrays.copyOf(found, count);
	}

	/** The text itself. */
	String text() {
		return text;
	}

	TextRange all() {
		return new TextRange(0, text.length());
	}

	/** The offset of a position; what lies behind the end of a line, or of the text, is taken for that end. */
	int offset(Position position) {
		if (position.getLine() < 0) {
			return 0;
		}
		if (position.getLine() >= starts.length) {
			return text.length();
		}
		int start = starts[position.getLine()];
		return Math.min(start + Math.max(0, position.getCharacter()), endOf(position.getLine()));
	}

	/** A range of positions, in whichever order they stand. */
	TextRange range(Range range) {
		int one = offset(range.getStart());
		int other = offset(range.getEnd());
		return new TextRange(Math.min(one, other), Math.abs(other - one));
	}

	/** The position of an offset; one outside of the text is taken for the nearest within. */
	Position position(int offset) {
		int within = Math.clamp(offset, 0, text.length());
		int found = Arrays.binarySearch(starts, within);
		int line = found >= 0 ? found : -found - 2;
		return new Position(line, within - starts[line]);
	}

	/** A range as positions. */
	Range range(TextRange range) {
		return new Range(position(range.offset()), position(range.end()));
	}

	/** Where the characters of a line end, without what separates it from the next. */
	private int endOf(int line) {
		int end = line + 1 < starts.length ? starts[line + 1] : text.length();
		while (end > starts[line] && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
			end--;
		}
		return end;
	}
}
