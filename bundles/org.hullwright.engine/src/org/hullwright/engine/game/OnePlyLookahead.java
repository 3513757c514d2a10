package org.hullwright.engine.game;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.ForwardModel;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.agent.Valuation;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.Decider;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.GameEnded;
import org.hullwright.engine.node.OpenDecision;
import org.hullwright.engine.node.RequirementFailed;
import org.hullwright.engine.node.Routine;
import org.hullwright.engine.node.Run;
import org.hullwright.engine.node.StopSignal;

/**
 * One-ply lookahead: evaluates each option of a decision on the spot, in a game that is only searched. One option after the other is
 * performed and rolled back. That costs far less than to come to the decision once for each, but what follows after the option is not seen.
 */
final class OnePlyLookahead {

	private final Program program;
	private final Run run;
	private final EvaluationFunction evaluation;

	/**
	 * Lookahead in a game of a program.
	 *
	 * @param valuation what positions are worth
	 */
	OnePlyLookahead(Program program, Run run, Valuation valuation) {
		this.program = program;
		this.run = run;
		this.evaluation = EvaluationFunction.of(program, valuation);
	}

	/** What each option is worth to who decides. */
	List<OptionalLong> worths(OpenDecision decision, Supplier<Agent> policies) {
		int seat = decision.seat();
		return IntStream.range(0, decision.size())
				.mapToObj(option -> run.decisions().speculate(decision, new Speculating(policies.get()),
						frame -> worth(decision, option, seat, frame)))
				.toList();
	}

	/**
	 * The same in a game that is only searched, where what an option comes to must not be known before it is taken: dice fall otherwise
	 * than they will once it is.
	 */
	List<OptionalLong> worthsOtherwise(OpenDecision decision, Supplier<Agent> policies) {
		return run.state().withOtherChance(() -> worths(decision, policies));
	}

	private OptionalLong worth(OpenDecision decision, int option, int seat, Frame frame) {
		try {
			decision.perform(option);
		} catch (GameAbandoned | StopSignal over) {
			// It ends here.
		} catch (GameEnded ended) {
			return worthAtTheEnd(seat, frame);
		} catch (ContentError failed) {
			return OptionalLong.empty();
		}
		return OptionalLong.of(evaluation.of(seat, frame));
	}

	private OptionalLong worthAtTheEnd(int seat, Frame frame) {
		try {
			Integer ending = program.world().game().ending();
			if (ending != null) {
				perform(program.procedures().get(ending), frame);
			}
		} catch (GameAbandoned | GameEnded | RequirementFailed over) {
			// It ends here.
		} catch (ContentError failed) {
			return OptionalLong.empty();
		}
		return OptionalLong.of(evaluation.atTheEnd(seat, frame));
	}

	private static void perform(Routine routine, Frame around) {
		routine.perform(around.inner(0, routine.slots()));
	}

	private final class Speculating implements Decider {

		private final Agent policy;

		Speculating(Agent policy) {
			this.policy = policy;
		}

		@Override
		public boolean edit(Frame around) {
			return false;
		}

		@Override
		public int decide(OpenDecision decision) {
			return policy.choose(decision);
		}

		@Override
		public ForwardModel forwardModel(int seat, Valuation valuation) {
			throw nestedSearch();
		}

		@Override
		public boolean hasLearnedEvaluation() {
			return program.hasLearnedEvaluation();
		}

		@Override
		public List<OptionalLong> worths(OpenDecision decision, long chance, Valuation valuation, Supplier<Agent> policies) {
			return worthsOtherwise(decision, policies);
		}
	}

	/** What a search within a search gets: lookahead is not nested. */
	static IllegalStateException nestedSearch() {
		return new IllegalStateException("a decision that is only foreseen cannot be searched again");
	}
}
