package org.hullwright.simulation.experiment;

/** Follows an experiment. Called from several threads. */
public interface Progress {

	/** Another game of the variant has been played. */
	void played(Variant variant);

	/** Whether to stop; asked before each game. */
	boolean isCancelled();

	/** Follows nothing. */
	Progress NONE = new Progress() {

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
