package org.hullwright.lang.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * A stretch of a file that holds a declaration, or several in one line, as its braces and its indentation tell: who forgets a brace still
 * begins the next declaration at the margin.
 *
 * @param words all of it, without comments; at least one
 * @param isHead whether it is the beginning of the file, with the name of the pack
 */
record Region(List<Token> words, boolean isHead) {

	int start() {
		return words.getFirst().offset();
	}

	int end() {
		return words.getLast().end();
	}

	/** Whether a place is in it, or at one of its ends. */
	boolean contains(int offset) {
		return start() <= offset && offset <= end();
	}

	/** Whether something is open in it that is not closed, or closed that was not opened. */
	boolean isUneven() {
		return words.stream().mapToInt(Region::nesting).sum() != 0 || words.stream()
				.anyMatch(word -> word.sort() == Token.Sort.UNENDED_TEXT);
	}

	/** 1 for an opening brace, -1 for a closing one, 0 for all other words. */
	static int nesting(Token word) {
		return word.is("{") ? 1 : word.is("}") ? -1 : 0;
	}

	/**
	 * Splits a file.
	 *
	 * @param begins whether a word may begin a declaration
	 */
	static List<Region> of(List<Token> words, Predicate<Token> begins) {
		var regions = new ArrayList<Region>();
		for (int start = 0; start < words.size();) {
			int end = endOf(words, start, begins);
			regions.add(new Region(words.subList(start, end), start == 0));
			start = end;
		}
		return regions;
	}

	private static int endOf(List<Token> words, int start, Predicate<Token> begins) {
		int margin = words.get(start).column();
		int open = nesting(words.get(start));
		boolean isIndented = false;
		int at = start + 1;
		for (; at < words.size(); at++) {
			Token word = words.get(at);
			if (open > 0 && word.first() && words.get(at - 1).is("{")) {
				isIndented |= word.column() > margin && !word.is("}");
			}
			if (word.first() && word.column() <= margin && begins.test(word) && (open <= 0 || isIndented)) {
				return at;
			}
			open += nesting(word);
		}
		return at;
	}
}
