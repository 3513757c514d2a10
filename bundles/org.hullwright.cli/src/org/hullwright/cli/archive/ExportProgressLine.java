package org.hullwright.cli.archive;

import java.io.PrintWriter;
import java.util.Locale;

import org.hullwright.export.archive.Progress;

/**
 * Throttled progress of an export, in one line of a terminal that is written over and gone in the end; tells nothing to a file or another
 * program.
 */
final class ProgressLine implements Progress, AutoCloseable {

	/** Set by the start-up script when messages go to a terminal. */
	private static final String TERMINAL = "hullwright.terminal";
	private static final long EVERY = 200_000_000L; // nanoseconds
	private static final int WIDTH = 70;

	private final PrintWriter target;
	private final boolean shown = Boolean.getBoolean(TERMINAL);
	private long next = System.nanoTime() + EVERY;
	private boolean written;

	ProgressLine(PrintWriter target) {
		this.target = target;
	}

	@Override
	public void at(String file, int done, int all) {
		long now = System.nanoTime();
		if (shown && now > next) {
			next = now + EVERY;
			written = true;
			write(done + " of " + all + ": " + file);
		}
	}

	@Override
	public void close() {
		if (written) {
			write("");
			target.print("\r");
			target.flush();
		}
	}

	private void write(String text) {
		target.print("\r" + String.format(Locale.ROOT, "%-" + WIDTH + "s", text.substring(0, Math.min(WIDTH, text.length()))));
		target.flush();
	}
}
