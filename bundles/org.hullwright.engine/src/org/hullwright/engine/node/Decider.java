package org.hullwright.engine.node;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Supplier;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.ForwardModel;
import org.hullwright.engine.agent.Valuation;

/** Who answers decisions that have more than one option. */
public interface Decider {

	/**
	 * Called before a decision is asked; makes the changes by hand whose time has come.
	 *
	 * @param around what asks
	 * @return whether there were any
	 */
	boolean edit(Frame around);

	/**
	 * The number of the option that is taken; {@link Decisions#TIME_IS_UP} when a track of seconds makes something happen first, after the
	 * seconds that were told to the decision.
	 */
	int decide(OpenDecision decision);

	/** Notes that a decision was taken as in the game that is replayed, for which nobody is asked. Only games are replayed. */
	default void replayed() {
		throw new IllegalStateException("this is no game that is replayed");
	}

	/** Plays on from the decision that is being asked, as far as a player can foresee. */
	ForwardModel forwardModel(int seat, Valuation valuation);

	/** Whether an evaluation function was learned for the game; see {@link Decision#hasLearnedEvaluation}. */
	default boolean hasLearnedEvaluation() {
		return false;
	}

	/** What each option is worth by itself; see {@link Decision#worths}. */
	List<OptionalLong> worths(OpenDecision decision, long chance, Valuation valuation, Supplier<Agent> policies);
}
