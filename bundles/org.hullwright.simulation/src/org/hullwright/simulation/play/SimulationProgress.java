package org.hullwright.simulation.play;

/** Follows a simulation. */
public interface SimulationProgress {

	/** So many of all games have been played; called on the thread that runs the simulation, first before any is. */
	void played(long games, long total);

	/** Whether to stop; called from several threads. */
	boolean isCancelled();

	/** Follows nothing. */
	SimulationProgress NONE = new SimulationProgress() {

		@Override
		public void played(long games, long total) {
			// nobody is told
		}

		@Override
		public boolean isCancelled() {
			return false;
		}
	};
}
