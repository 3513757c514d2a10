package org.hullwright.playtest.balance;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.simulation.play.SimulationProgress;

/** Hears how many games have been played, on a thread that plays. */
interface GamesListener {

	/** So many games have been played, of so many. */
	void played(long games, long total);

	/** The progress of games that are played until somebody cancels. */
	default SimulationProgress until(CancelIndicator cancel) {
		return new SimulationProgress() {

			@Override
			public void played(long games, long total) {
				GamesListener.this.played(games, total);
			}

			@Override
			public boolean isCancelled() {
				return cancel.isCanceled();
			}
		};
	}
}
