package org.hullwright.lang.repair;

/**
 * A word, number, text or sign of a file.
 *
 * @param offset of its first character in the text
 * @param line counted from 0
 * @param column of its first character in its line, counted from 0
 * @param first whether nothing but blanks stands before it in its line
 */
record Token(Sort sort, String text, int offset, int line, int column, boolean first) {

	/** What the words of a file may be. */
	enum Sort {
		NAME, NUMBER, TEXT, UNENDED_TEXT, SIGN
	}

	int end() {
		return offset + text.length();
	}

	boolean is(String other) {
		return text.equals(other);
	}

	boolean isName() {
		return sort == Sort.NAME;
	}
}
