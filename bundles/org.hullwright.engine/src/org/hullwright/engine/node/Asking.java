package org.hullwright.engine.node;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Supplier;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.ForwardModel;
import org.hullwright.engine.agent.Valuation;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Numbers;

/** Works out what a user asks about a game, in a copy of it, so that the game stays as it is whatever is asked. */
public final class Asking {

	private static final Decider NOBODY = new Decider() {

		@Override
		public boolean edit(Frame frame) {
			return false;
		}

		@Override
		public int decide(OpenDecision decision) {
			throw noDecision(decision);
		}

		@Override
		public ForwardModel forwardModel(int seat, Valuation valuation) {
			throw new IllegalStateException("nobody decides in a copy of a game");
		}

		@Override
		public List<OptionalLong> worths(OpenDecision decision, long chance, Valuation valuation, Supplier<Agent> policies) {
			throw noDecision(decision);
		}
	};

	private final Tables tables;
	private final GameState state;
	private final Frame.Locals known;

	/**
	 * Questions about a game.
	 *
	 * @param tables of its program
	 * @param state what it is like; stays as it is
	 * @param known the locals that are in sight; stay as they are
	 */
	public Asking(Tables tables, GameState state, Frame.Locals known) {
		this.tables = tables;
		this.state = state;
		this.known = known;
	}

	private static ContentError noDecision(OpenDecision decision) {
		return new ContentError(decision.source(), "who only asks cannot be asked for a decision");
	}

	/**
	 * Works out an answer, which is the result of what is returned.
	 *
	 * @param slots size of the frame that the question takes
	 * @throws ContentError when it cannot be worked out; says why
	 */
	public Frame.Locals answer(ArgumentNode question, int slots) {
		Run run = new Run(state.copy(), tables, NOBODY, Probe.NONE, Allowance.endless());
		Frame frame = run.outermost(slots);
		int size = Math.max(slots, known.values().length);
		Numbers[] lists = known.lists();
		frame.restore(new Frame.Locals(Arrays.copyOf(known.values(), size),
				lists == null ? null : Arrays.copyOf(lists, size), false, 0, null));
		try {
			return run.aside(0, () -> {
				question.give(frame);
				return frame.locals();
			});
		} catch (GameEnded ended) {
			throw new ContentError(ended.source(), "to find it out would end the game");
		} catch (RequirementFailed failed) {
			throw new ContentError(failed.source(), "something that it requires is not so");
		} catch (StackOverflowError deep) {
			throw new ContentError(0, "the effects of this go deeper than they can be followed");
		}
	}
}
