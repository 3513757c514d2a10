package org.hullwright.lang.ide.answer;

/**
 * A stretch of a text.
 *
 * @param offset of the first character
 * @param length in characters; 0 for a place between two
 */
public record TextRange(int offset, int length) {

	/** The offset behind the last character. */
	public int end() {
		return offset + length;
	}

	/** Whether a place is within the range or at one of its ends, so that a caret behind a word is still at the word. */
	public boolean touches(int place) {
		return offset <= place && place <= end();
	}
}
