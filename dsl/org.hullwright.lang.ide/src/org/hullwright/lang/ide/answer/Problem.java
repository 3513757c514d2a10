package org.hullwright.lang.ide.answer;

/**
 * Something that is wrong with a text.
 *
 * @param code the name of the issue in the catalogue
 * @param severity how bad it is
 * @param message one sentence, for the author
 * @param range what it is about
 * @param line counted from 1
 */
public record Problem(String code, Severity severity, String message, TextRange range, int line) {

	/** How bad a problem is. */
	public enum Severity {
		ERROR, WARNING, INFO
	}
}
