package org.hullwright.lang.ide.edit;

import org.hullwright.lang.ide.answer.TextRange;

/** The lines of a text, as far as somebody must know them who takes out or puts in whole sentences. */
final class TextLines {

	private static final String INDENT = "\t";

	private final String text;

	TextLines(String text) {
		this.text = text;
	}

	/**
	 * What goes when a part goes: with all lines that hold nothing else, or else with the blanks on one side. An empty line above goes too
	 * where there is one below as well.
	 */
	TextRange withBlanks(TextRange part) {
		int start = part.offset() - blanksBefore(part.offset());
		int end = part.end() + blanksAfter(part.end());
		boolean begins = isLineStart(start);
		boolean ends = isLineEnd(end);
		if (begins && ends) {
			int behind = behindBreak(end);
			boolean doubled = isEmptyLine(behind) && (start == 0 || isEmptyLineBefore(start));
			int last = doubled ? behindBreak(behind + blanksAfter(behind)) : behind;
			return behind == end && start > 0 ? range(start - breakBefore(start), end) : range(start, last);
		}
		if (begins) {
			return range(part.offset(), end);
		}
		return ends || end == part.end() ? range(start, part.end()) : range(part.offset(), end);
	}

	/** The blanks that the line of a place begins with. */
	String indentation(int offset) {
		int start = lineStart(offset);
		return text.substring(start, start + blanksAfter(start));
	}

	/** The blanks of a line that is one level deeper than that of a place. */
	String deeper(int offset) {
		return indentation(offset) + INDENT;
	}

	/** Whether nothing but blanks stands before a place in its line. */
	boolean beginsLine(int offset) {
		return isLineStart(offset - blanksBefore(offset));
	}

	/** Whether a stretch goes over several lines. */
	boolean isBroken(TextRange range) {
		return text.substring(range.offset(), range.end()).contains("\n");
	}

	/** What separates lines in this text. */
	String lineBreak() {
		return text.contains("\r\n") ? "\r\n" : "\n";
	}

	/** The end of the line of a place when nothing but blanks or a comment follows there; else the place itself. */
	int endOfThought(int offset) {
		int end = offset;
		while (!isLineEnd(end)) {
			end++;
		}
		String rest = text.substring(offset, end).strip();
		return rest.isEmpty() || rest.startsWith("//") ? end : offset;
	}

	private int lineStart(int offset) {
		return text.lastIndexOf('\n', offset - 1) + 1;
	}

	private boolean isLineStart(int offset) {
		return offset == 0 || text.charAt(offset - 1) == '\n';
	}

	private boolean isLineEnd(int offset) {
		return offset == text.length() || text.charAt(offset) == '\n' || text.startsWith("\r\n", offset);
	}

	private boolean isEmptyLine(int start) {
		return start < text.length() && isLineEnd(start + blanksAfter(start));
	}

	private boolean isEmptyLineBefore(int start) {
		return isEmptyLine(lineStart(start - 1));
	}

	private int behindBreak(int end) {
		return end == text.length() ? end : end + (text.charAt(end) == '\r' ? 2 : 1);
	}

	private int breakBefore(int start) {
		return start > 1 && text.charAt(start - 2) == '\r' ? 2 : 1;
	}

	private int blanksBefore(int offset) {
		int count = 0;
		while (offset - count > 0 && isBlank(text.charAt(offset - count - 1))) {
			count++;
		}
		return count;
	}

	private int blanksAfter(int offset) {
		int count = 0;
		while (offset + count < text.length() && isBlank(text.charAt(offset + count))) {
			count++;
		}
		return count;
	}

	private static boolean isBlank(char character) {
		return character == ' ' || character == '\t';
	}

	private static TextRange range(int start, int end) {
		return new TextRange(start, end - start);
	}
}
