package org.hullwright.simulation.training;

import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.learning.Stored;

/**
 * How a game is learned from self-play. Where goals are written, a {@link PolicySearch} learns how much each of them counts: by that more
 * games are won than by what a network learns. Where there are none, or a single one, there is nothing to weigh, and
 * {@link PolicyIteration} learns a network.
 */
public sealed interface Training permits PolicyIteration, PolicySearch {

	/**
	 * The training that fits a game.
	 *
	 * @param program whatever was learned for it before is not used
	 * @param threads how many games are played at once, at least 1; it makes no difference to what is learned
	 */
	static Training of(Program program, TrainingPlan plan, int threads) {
		Program untaught = program.with(null);
		return PolicySearch.fits(untaught) ? new PolicySearch(untaught, plan, threads) : new PolicyIteration(untaught, plan, threads);
	}

	/** Whether it learns how much each of the goals counts that are written; if not, which positions are won. */
	boolean learnsGoals();

	/** What was learned before and kept, to go on from. */
	default Generation resumed(Stored stored) {
		return Generation.kept(stored);
	}

	/**
	 * Trains until the plan is fulfilled or it is cancelled.
	 *
	 * @param last the generation to go on from; null to begin
	 * @return the generation that is to be kept; empty when nothing was learned
	 */
	Optional<Generation> train(@Nullable Generation last, TrainingProgress progress);

	/** What is kept of the generation that a training ended with. */
	Stored best(Generation generation);
}
