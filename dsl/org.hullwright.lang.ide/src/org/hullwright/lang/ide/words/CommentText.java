package org.hullwright.lang.ide.words;

/**
 * The words of a block comment: without its marks, and without what stands at the beginning and at the end of its lines for the look of it.
 * Does what Xtext does by patterns, of which each searches every comment of a file after every keystroke.
 */
final class CommentText {

	private static final String OPENING = "/*";
	private static final String CLOSING = "*/";

	private CommentText() {}

	/** The words of a comment that is written so, marks and all. */
	static String of(String comment) {
		int start = comment.startsWith(OPENING) ? OPENING.length() : 0;
		if (start > 0 && isStar(comment, start)) {
			start++;
		}
		int end = comment.endsWith(CLOSING) && comment.length() - CLOSING.length() >= start
				? comment.length() - CLOSING.length()
				: comment.length();
		var words = new StringBuilder(end - start);
		int line = start;
		for (int at = start; at < end; at++) {
			if (endsLine(comment.charAt(at))) {
				addLine(comment, line, at, words);
				words.append(comment.charAt(at));
				line = at + 1;
			}
		}
		addLine(comment, line, end, words);
		return words.toString().trim();
	}

	private static void addLine(String comment, int start, int end, StringBuilder words) {
		int first = start;
		while (first < end && isBlank(comment.charAt(first))) {
			first++;
		}
		while (first < end && isStar(comment, first)) {
			first++;
		}
		if (first < end && comment.charAt(first) == ' ') {
			first++;
		}
		int last = withoutBlanks(comment, first, end);
		while (last > first && isStar(comment, last - 1)) {
			last--;
		}
		last = withoutBlanks(comment, first, last);
		words.append(comment, first, last);
	}

	private static int withoutBlanks(String comment, int start, int end) {
		int last = end;
		while (last > start && isBlank(comment.charAt(last - 1))) {
			last--;
		}
		return last;
	}

	private static boolean isBlank(char character) {
		return character == ' ' || character == '\t';
	}

	private static boolean isStar(String comment, int at) {
		return at < comment.length() && comment.charAt(at) == '*';
	}

	/** As patterns see it. */
	private static boolean endsLine(char character) {
		return character == '\n' || character == '\r' || character == '\u0085' || character == '\u2028' || character == '\u2029';
	}
}
