package org.hullwright.simulation.training;

import org.hullwright.simulation.statistics.PairedDifference;

/** Follows a training. */
public interface TrainingProgress {

	/** So many of the games of a generation have been played; called on the thread that trains. */
	void played(int generation, int games, int of);

	/** A generation has been learned from. */
	void learned(Generation generation);

	/**
	 * What was learned was played against the goals that are written, in pairs of games.
	 *
	 * @param won which share of the players won by what was learned
	 * @param wonByGoals which share of them won by the goals
	 * @param difference of both, in thousandths
	 * @param broken how many pairs do not count, because a rule broke one of their games
	 */
	void compared(double won, double wonByGoals, PairedDifference difference, int broken);

	/** Whether to stop; called from several threads. */
	boolean isCancelled();
}
