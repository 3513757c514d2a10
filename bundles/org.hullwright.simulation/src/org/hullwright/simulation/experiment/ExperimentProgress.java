package org.hullwright.simulation.experiment;

/** Follows an experiment. Called from several threads. */
public interface ExperimentProgress {

	/** Another game of the variant has been played. */
	void played(Variant variant);

	/** Whether to stop; asked before each game. */
	boolean isCancelled();

	/** Follows nothing. */
	ExperimentProgress NONE = new ExperimentProgress() {

		@Override
		public void played(Variant variant) {
			// nobody is told
		}

		@Override
		public boolean isCancelled() {
			return false;
		}
	};
}
