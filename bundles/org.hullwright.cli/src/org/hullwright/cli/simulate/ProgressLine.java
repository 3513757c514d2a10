package org.hullwright.cli.simulate;

import java.io.PrintWriter;
import java.util.Locale;

import org.hullwright.simulation.play.Progress;

/** Tells on a terminal how far a simulation is, in one line that is written over; tells nothing to a file or another program. */
final class ProgressLine implements Progress {

	/** Set by the start-up script when messages go to a terminal. */
	private static final String TERMINAL = "hullwright.terminal";
	private static final long EVERY = 500_000_000L; // nanoseconds

	private final PrintWriter target;
	private final Interruption interruption;
	private final boolean shown = Boolean.getBoolean(TERMINAL);
	private final long began = System.nanoTime();
	private long first = -1;
	private long next = began + EVERY;

	ProgressLine(PrintWriter target, Interruption interruption) {
		this.target = target;
		this.interruption = interruption;
	}

	@Override
	public void played(long games, long total) {
		if (first < 0) {
			first = games - 1;
		}
		long now = System.nanoTime();
		if (shown && (now > next || games == total)) {
			next = now + EVERY;
			double rate = (games - first) / ((now - began) / 1e9);
			target.print(String.format(Locale.ROOT, "\r%d of %d games, %.0f a second, %.0f s to go   ", games, total, rate, (total - games) / rate));
			target.print(games == total ? "\n" : "");
			target.flush();
		}
	}

	@Override
	public boolean isCancelled() {
		return interruption.isAsked();
	}
}
