package org.hullwright.cli.simulate;

import java.io.PrintWriter;
import java.util.Locale;

import org.hullwright.simulation.play.Progress;

/** Throttled progress of a simulation, in one line of a terminal that is written over; tells nothing to a file or another program. */
final class ProgressLine implements Progress, AutoCloseable {

	/** Set by the start-up script when messages go to a terminal. */
	private static final String TERMINAL = "hullwright.terminal";
	private static final long EVERY = 500_000_000L; // nanoseconds

	private final PrintWriter target;
	private final Interruption interruption;
	private final boolean shown = Boolean.getBoolean(TERMINAL);
	/** How many games there were already when it began; less than 0 before that. */
	private long first = -1;
	private long began;
	private long next;
	private boolean written;

	ProgressLine(PrintWriter target, Interruption interruption) {
		this.target = target;
		this.interruption = interruption;
	}

	@Override
	public void played(long games, long total) {
		if (first < 0) {
			first = games;
			began = System.nanoTime();
			next = began + EVERY;
			tellBeginning(games, total);
			return;
		}
		long now = System.nanoTime();
		if (shown && (now > next || games == total)) {
			next = now + EVERY;
			double rate = (games - first) / ((now - began) / 1e9);
			target.print(String.format(Locale.ROOT, "\r%d of %d games, %s, %s to go   ", games, total, pace(rate),
					time((total - games) / rate)));
			target.flush();
			written = true;
		}
	}

	/** The first game may take minutes where programs think hard; until then this tells that they do. */
	private void tellBeginning(long games, long total) {
		if (shown && games < total) {
			target.print("\r" + games + " of " + total + " games; Ctrl+C ends it early   ");
			target.flush();
			written = true;
		}
	}

	/** Nothing more is to come: what is told next begins a line of its own. */
	@Override
	public void close() {
		if (written) {
			target.println();
			target.flush();
		}
	}

	private static String pace(double rate) {
		return rate >= 1
				? String.format(Locale.ROOT, "%.0f a second", rate)
				: rate >= 1 / 60.0
						? String.format(Locale.ROOT, "%.0f a minute", 60 * rate)
						: String.format(Locale.ROOT, "%.0f an hour", 3_600 * rate);
	}

	private static String time(double seconds) {
		return seconds < 90
				? String.format(Locale.ROOT, "%.0f s", seconds)
				: seconds < 5_400
						? String.format(Locale.ROOT, "%.0f min", seconds / 60)
						: String.format(Locale.ROOT, "%.1f h", seconds / 3_600);
	}

	@Override
	public boolean isCancelled() {
		return interruption.isAsked();
	}
}
