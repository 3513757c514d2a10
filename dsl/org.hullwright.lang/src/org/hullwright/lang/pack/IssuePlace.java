package org.hullwright.lang.pack;

import org.eclipse.xtext.validation.Issue;

/**
 * Where an issue is in its file. Issues of whole files stand at their beginning.
 *
 * @param line counted from 1
 * @param column counted from 1
 * @param offset of the first character
 * @param length in characters
 */
public record IssuePlace(int line, int column, int offset, int length) {

	/** The place of an issue, of which Xtext may know only some numbers. */
	public static IssuePlace of(Issue issue) {
		return new IssuePlace(known(issue.getLineNumber(), 1), known(issue.getColumn(), 1), known(issue.getOffset(), 0),
				known(issue.getLength(), 0));
	}

	private static int known(Integer number, int otherwise) {
		return number == null ? otherwise : number;
	}
}
