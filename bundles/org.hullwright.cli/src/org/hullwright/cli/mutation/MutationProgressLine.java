package org.hullwright.cli.mutation;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.function.BooleanSupplier;

import org.hullwright.cli.terminal.ProgressLine;

/** Throttled progress of mutation testing on a terminal. */
final class MutationProgressLine implements MutationProgress, AutoCloseable {

	private static final Duration EVERY = Duration.ofMillis(500);

	private final ProgressLine line;
	private final BooleanSupplier cancelled;
	private final long began = System.nanoTime();

	/** @param cancelled whether the user has cancelled it */
	MutationProgressLine(PrintWriter target, BooleanSupplier cancelled) {
		line = new ProgressLine(target, EVERY);
		this.cancelled = cancelled;
	}

	@Override
	public synchronized void tested(int mutants, int total) {
		if (line.isDue() || mutants == total) {
			double seconds = (System.nanoTime() - began) / 1e9 / mutants * (total - mutants);
			line.show(String.format(Locale.ROOT, "%d of %d mutants, %.0f s to go; Ctrl+C ends it early", mutants, total, seconds));
		}
	}

	@Override
	public boolean isCancelled() {
		return cancelled.getAsBoolean();
	}

	@Override
	public synchronized void close() {
		line.end();
	}
}
