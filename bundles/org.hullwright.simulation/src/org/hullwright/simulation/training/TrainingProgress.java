package org.hullwright.simulation.training;

/** Follows a training. */
public interface TrainingProgress {

	/** So many of the games of a generation have been played; called on the thread that trains. */
	void played(int generation, int games, int of);

	/** A generation has been learned from. */
	void learned(Generation generation);

	/** Whether to stop; called from several threads. */
	boolean isCancelled();
}
