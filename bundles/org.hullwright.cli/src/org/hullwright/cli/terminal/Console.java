package org.hullwright.cli.terminal;

import java.io.BufferedReader;
import java.io.PrintWriter;

/**
 * Where a command prints and reads. What is asked for goes to {@code out} and is the same for the same input; progress and remarks go to
 * {@code err}.
 *
 * @param interactive whether somebody sits at a terminal who reads {@code err} and types what is read from {@code in}, so that what was
 * left open can be asked
 */
public record Console(PrintWriter out, PrintWriter err, BufferedReader in, boolean interactive) {

	private static final String INTERACTIVE = "hullwright.interactive"; // set by the script that starts the command line

	/** One whose reader may be a person or not, as the script says that started the command line. */
	public Console(PrintWriter out, PrintWriter err, BufferedReader in) {
		this(out, err, in, Boolean.getBoolean(INTERACTIVE));
	}

	/** The same for what comes from packs and other files, which may be anybody's: nothing of it steers the terminal. */
	public Console guarded() {
		return new Console(new PrintWriter(new TerminalGuard(out)), new PrintWriter(new TerminalGuard(err), true), in, interactive);
	}
}
