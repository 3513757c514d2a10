package org.hullwright.engine.game;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Foresight;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.GameEnded;
import org.hullwright.engine.node.OpenDecision;
import org.hullwright.engine.node.RequirementFailed;
import org.hullwright.engine.node.Routine;
import org.hullwright.engine.node.Run;
import org.hullwright.engine.node.StopSignal;

/**
 * Tries the options of a decision on the spot, in a game that nobody plays in earnest: one after the other is performed and taken back.
 * That costs far less than to come to the decision once for each, but what follows after the option is not seen.
 */
final class Attempts {

	private final Program program;
	private final Run run;
	private final EvaluationFunction evaluation;

	/** Attempts in a game of a program. */
	Attempts(Program program, Run run) {
		this.program = program;
		this.run = run;
		this.evaluation = new EvaluationFunction(program);
	}

	/** What each option is worth to who decides. */
	List<OptionalLong> worths(OpenDecision decision, Supplier<Agent> minds) {
		int seat = decision.seat();
		return IntStream.range(0, decision.size())
				.mapToObj(option -> run.imagine(decision, new Deciding(minds.get()), frame -> worth(decision, option, seat, frame)))
				.toList();
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
			program.world().game().ending().ifPresent(ending -> perform(program.procedures().get(ending), frame));
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

	private final class Deciding implements Run.Decider {

		private final Agent mind;

		Deciding(Agent mind) {
			this.mind = mind;
		}

		@Override
		public boolean edit(Frame around) {
			return false;
		}

		@Override
		public int decide(OpenDecision decision) {
			return mind.choose(decision);
		}

		@Override
		public Foresight foresight(int seat) {
			throw onlyForeseen();
		}

		@Override
		public List<OptionalLong> worths(OpenDecision decision, long chance, Supplier<Agent> minds) {
			return Attempts.this.worths(decision, minds);
		}
	}

	/** What happens to who wants to play on from what is not played in earnest. */
	static IllegalStateException onlyForeseen() {
		return new IllegalStateException("a decision that is only foreseen has no foresight of its own");
	}
}
