package org.hullwright.cli.terminal;

/** The user's content or files stop a command; the message says what to do about it. */
public final class ContentProblem extends RuntimeException {

	private static final long serialVersionUID = 1L;

	/** @param message one or more lines */
	public ContentProblem(String message) {
		super(message, null, false, false);
	}
}
