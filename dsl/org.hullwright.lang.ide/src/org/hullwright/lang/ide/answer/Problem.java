package org.hullwright.lang.ide.answer;

/**
 * Something that is wrong with a text.
 *
 * @param code        the name of the issue in the catalogue
 * @param severity    how bad it is
 * @param message     one sentence, for the author
 * @param range       what it is about
 * @param line        counted from 1
 * @param replacement what to write in the place of the range to mend it; empty text when that is not known
 */
public record Problem(String code, Severity severity, String message, TextRange range, int line, String replacement) {

	/** How bad a problem is. */
	public enum Severity {
		ERROR, WARNING, INFO
	}
}
