package org.hullwright.lang.mutation;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A mutation of a pack: an edit of one place in one of its files.
 *
 * @param file whose text is edited
 * @param edited what is replaced
 * @param replacement what stands there afterwards; empty when something is left out
 * @param sentence the innermost sentence around, or the first of two that change places: it has to be performed for the mutation to show;
 * {@link Span#NONE} for what stands in no sentence, and for {@code proceed}, which others may stand in for
 * @param line where the edit begins, counted from 1
 * @param column where the edit begins, counted from 1
 * @param rules identifiers of rules in the comments nearest to the place; none when no comment names any
 */
public record Mutation(Path file, MutationOperator operator, Span edited, String replacement, Span sentence, int line, int column,
		List<String> rules) {

	private static final Pattern SPACE = Pattern.compile("\\s+");
	private static final Pattern LINE_END = Pattern.compile("\\R");

	public Mutation {
		rules = List.copyOf(rules);
	}

	/**
	 * A part of a text.
	 *
	 * @param offset of the first character
	 * @param length in characters
	 */
	public record Span(int offset, int length) {

		/** No part of any text. */
		public static final Span NONE = new Span(-1, 0);

		/** The offset behind the last character. */
		public int end() {
			return offset + length;
		}

		/** Whether all of another part lies within this one. */
		public boolean contains(Span other) {
			return offset <= other.offset && end() >= other.end();
		}
	}

	/**
	 * The text of the file with the mutation.
	 *
	 * @param text of the file as it was when the mutation was found
	 */
	public String applyTo(String text) {
		return text.substring(0, edited.offset()) + replacement + text.substring(edited.end());
	}

	/** The lines of the text that are edited, in one line. */
	public String before(String text) {
		return inOneLine(text.substring(startOfLine(text), endOfLine(text)));
	}

	/** What becomes of these lines; empty when nothing is left of them. */
	public String after(String text) {
		return inOneLine(text.substring(startOfLine(text), edited.offset()) + replacement + text.substring(edited.end(), endOfLine(text)));
	}

	private int startOfLine(String text) {
		return text.lastIndexOf('\n', edited.offset() - 1) + 1;
	}

	private int endOfLine(String text) {
		Matcher end = LINE_END.matcher(text);
		return end.find(edited.end()) ? end.start() : text.length();
	}

	private static String inOneLine(String lines) {
		return SPACE.matcher(lines).replaceAll(" ").strip();
	}
}
