package org.hullwright.cli.simulate;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;

import org.hullwright.cli.terminal.ProgressLine;
import org.hullwright.simulation.play.SimulationProgress;

/** Throttled progress of a simulation on a terminal. */
public final class SimulationProgressLine implements SimulationProgress, AutoCloseable {

	private static final Duration EVERY = Duration.ofMillis(500);

	private final ProgressLine line;
	private final Interruption interruption;
	/** How many games there were already when it began; less than 0 before that. */
	private long first = -1;
	private long began;

	/** @param interruption asked whether to stop */
	public SimulationProgressLine(PrintWriter target, Interruption interruption) {
		line = new ProgressLine(target, EVERY);
		this.interruption = interruption;
	}

	@Override
	public void played(long games, long total) {
		if (first < 0) {
			first = games;
			began = System.nanoTime();
			tellBeginning(games, total);
		} else if (line.isDue() || games == total) {
			double rate = (games - first) / ((System.nanoTime() - began) / 1e9);
			line.show(String.format(Locale.ROOT, "%d of %d games, %s, %s to go", games, total, pace(rate), time((total - games) / rate)));
		}
	}

	/** The first game may take minutes where programs think hard; until then this tells that they do. */
	private void tellBeginning(long games, long total) {
		if (games < total) {
			line.show(games + " of " + total + " games; Ctrl+C ends it early");
		}
	}

	@Override
	public void close() {
		line.end();
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
