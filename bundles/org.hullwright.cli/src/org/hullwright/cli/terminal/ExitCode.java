package org.hullwright.cli.terminal;

/** What a command ends with, for scripts. */
public final class ExitCode {

	/** Everything is fine. */
	public static final int FINE = 0;
	/** Problems in the content: errors in a pack, failed tests, games that a rule broke. */
	public static final int PROBLEMS = 1;
	/** The command was not understood. */
	public static final int USAGE = 2;
	/** A fault of ours. */
	public static final int FAULT = 3;

	private ExitCode() {}
}
