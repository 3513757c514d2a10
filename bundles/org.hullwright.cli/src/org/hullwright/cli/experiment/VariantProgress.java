package org.hullwright.cli.experiment;

import org.hullwright.simulation.experiment.ExperimentProgress;
import org.hullwright.simulation.experiment.Variant;
import org.hullwright.simulation.play.SimulationProgress;

/** Counts the games of one variant, which are played on several threads, for who is told as of a simulation. */
final class VariantProgress implements ExperimentProgress {

	private final SimulationProgress told;
	private final int games;
	private int played;

	/** @param games how many there will be */
	VariantProgress(SimulationProgress told, int games) {
		this.told = told;
		this.games = games;
		told.played(0, games);
	}

	@Override
	public synchronized void played(Variant variant) {
		played++;
		told.played(played, games);
	}

	@Override
	public boolean isCancelled() {
		return told.isCancelled();
	}
}
