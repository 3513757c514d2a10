package org.hullwright.cli.terminal;

import java.io.BufferedReader;
import java.io.PrintWriter;

/**
 * Where a command prints and reads. What is asked for goes to {@code out} and is the same for the same input; progress and remarks go to
 * {@code err}.
 */
public record Console(PrintWriter out, PrintWriter err, BufferedReader in) {

	/** The same for what comes from packs and other files, which may be anybody's: nothing of it steers the terminal. */
	public Console guarded() {
		return new Console(new PrintWriter(new TerminalGuard(out)), new PrintWriter(new TerminalGuard(err), true), in);
	}
}
