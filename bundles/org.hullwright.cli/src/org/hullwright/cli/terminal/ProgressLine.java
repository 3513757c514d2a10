package org.hullwright.cli.terminal;

import java.io.PrintWriter;
import java.time.Duration;

/** Throttled progress in one line of a terminal, which is written over; tells nothing to a file or another program. */
public final class ProgressLine {

	/** Set by the start-up script when messages go to a terminal. */
	private static final String TERMINAL = "hullwright.terminal";

	private final PrintWriter target;
	private final long every; // nanoseconds
	private final boolean shown = Boolean.getBoolean(TERMINAL);
	private long next;
	private int written; // characters of the line as it stands; 0 when there is none

	/** @param every how long a line stands at least, and the time before the first */
	public ProgressLine(PrintWriter target, Duration every) {
		this.target = target;
		this.every = every.toNanos();
		next = System.nanoTime() + this.every;
	}

	/** Whether the line has stood long enough. */
	public boolean isDue() {
		return System.nanoTime() > next;
	}

	/** Writes over the line. */
	public void show(String text) {
		next = System.nanoTime() + every;
		if (shown) {
			target.print("\r" + text + " ".repeat(Math.max(0, written - text.length())));
			target.flush();
			written = text.length();
		}
	}

	/** Leaves the line as it is: what is printed next begins a line of its own. */
	public void end() {
		if (written > 0) {
			target.println();
			target.flush();
			written = 0;
		}
	}

	/** Removes the line: what is printed next takes its place. */
	public void erase() {
		if (written > 0) {
			target.print("\r" + " ".repeat(written) + "\r");
			target.flush();
			written = 0;
		}
	}
}
