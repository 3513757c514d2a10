package org.hullwright.engine.game;

import java.util.List;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;

import org.hullwright.engine.agent.Valuation;
import org.hullwright.engine.learning.Evaluator;
import org.hullwright.engine.learning.GoalWeights;
import org.hullwright.engine.learning.LearnedEvaluation;
import org.hullwright.engine.node.Frame;

/** The evaluation function of agents that look ahead: what it is worth to a player that things are as they are. Belongs to one thread. */
interface EvaluationFunction {

	/**
	 * What a position is worth.
	 *
	 * @param seat of the player, from 1
	 * @param around where it is asked
	 */
	long of(int seat, Frame around);

	/** The same when the game is over. */
	long atTheEnd(int seat, Frame around);

	/** The one that is meant: what was learned for the program, if anything was and is wanted, else the goals that are written. */
	static EvaluationFunction of(Program program, Valuation valuation) {
		EvaluationFunction own = own(program, valuation);
		return valuation.others() == 0 ? own : new WithOthers(own, valuation.others());
	}

	private static EvaluationFunction own(Program program, Valuation valuation) {
		List<Double> weights = valuation.weights();
		if (weights != null) {
			return new WrittenGoals(program, weights);
		}
		return switch (valuation.learned() ? program.learned() : null) {
			case null -> new WrittenGoals(program);
			case GoalWeights learned -> new WrittenGoals(program, learned.factors());
			case LearnedEvaluation learned -> new LearnedProspects(program, new Evaluator(learned));
		};
	}

	/** Counts the prospects of others, too. */
	record WithOthers(EvaluationFunction own, double weight) implements EvaluationFunction {

		@Override
		public long of(int seat, Frame around) {
			return own.of(seat, around) + mean(seat, around, other -> own.of(other, around));
		}

		@Override
		public long atTheEnd(int seat, Frame around) {
			return own.atTheEnd(seat, around) + mean(seat, around, other -> own.atTheEnd(other, around));
		}

		private long mean(int seat, Frame around, IntToLongFunction worth) {
			int seats = around.state().count(around.layout().seats());
			return Math.round(weight
					* IntStream.rangeClosed(1, seats).filter(other -> other != seat).mapToLong(worth).average().orElse(0));
		}
	}
}
