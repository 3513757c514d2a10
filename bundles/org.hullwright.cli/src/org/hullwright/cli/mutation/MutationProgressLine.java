package org.hullwright.cli.mutation;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.BooleanSupplier;

/**
 * Throttled progress of mutation testing, in one line of a terminal that is written over; tells nothing to a file or another program.
 */
final class ProgressLine implements Progress, AutoCloseable {

	/** Set by the start-up script when messages go to a terminal. */
	private static final String TERMINAL = "hullwright.terminal";
	private static final long EVERY = 500_000_000L; // nanoseconds

	private final PrintWriter target;
	private final BooleanSupplier cancelled;
	private final boolean shown = Boolean.getBoolean(TERMINAL);
	private final long began = System.nanoTime();
	private long next = began;
	private boolean written;

	/** @param cancelled whether the user has cancelled it */
	ProgressLine(PrintWriter target, BooleanSupplier cancelled) {
		this.target = target;
		this.cancelled = cancelled;
	}

	@Override
	public synchronized void tested(int mutants, int total) {
		long now = System.nanoTime();
		if (shown && (now > next || mutants == total)) {
			next = now + EVERY;
			double seconds = (now - began) / 1e9 / mutants * (total - mutants);
			target.print(String.format(Locale.ROOT, "\r%d of %d mutants, %.0f s to go; Ctrl+C ends it early   ", mutants, total, seconds));
			target.flush();
			written = true;
		}
	}

	@Override
	public boolean isCancelled() {
		return cancelled.getAsBoolean();
	}

	/** Nothing more is to come: what is told next begins a line of its own. */
	@Override
	public synchronized void close() {
		if (written) {
			target.println();
			target.flush();
		}
	}
}
