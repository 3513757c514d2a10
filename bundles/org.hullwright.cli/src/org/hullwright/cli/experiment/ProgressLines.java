package org.hullwright.cli.experiment;

import java.io.PrintWriter;

import org.hullwright.simulation.experiment.ExperimentProgress;
import org.hullwright.simulation.experiment.Variant;

/** Prints from time to time how far an experiment is. */
final class ProgressLines implements ExperimentProgress {

	private static final long EVERY = 2_000_000_000L; // nanoseconds

	private final PrintWriter target;
	private final String title;
	private final int games;
	private int played;
	private long next = System.nanoTime() + EVERY;

	ProgressLines(PrintWriter target, String title, int games) {
		this.target = target;
		this.title = title;
		this.games = games;
	}

	@Override
	public synchronized void played(Variant variant) {
		played++;
		if (System.nanoTime() > next) {
			next = System.nanoTime() + EVERY;
			target.println(title + ": " + played + " of " + games + " games");
		}
	}

	@Override
	public boolean isCancelled() {
		return Thread.currentThread().isInterrupted();
	}
}
