package org.hullwright.engine.game;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.ForwardModel;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.agent.Valuation;
import org.hullwright.engine.node.Allowance;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.OpenDecision;
import org.hullwright.engine.state.Determinization;

/**
 * Rollouts of a game: other ways that it goes from a decision on. Each replays the way to the decision, from the last phase before it,
 * determinizes there what the player who decides cannot know, and goes on. Belongs to one thread.
 */
final class Rollouts implements ForwardModel {

	/** What playing on once may cost, so that who wants to do it often is given more. */
	private static final long STEPS_OF_A_ROLLOUT = 100_000;
	/** Copying so many cells is as long as a step. */
	private static final int CELLS_PER_STEP = 8;

	private final Program program;
	private final ReplayPath path;
	private final Valuation valuation;
	private final EvaluationFunction evaluation;
	private final Allowance searchBudget;
	private final Determinizations determinizations;

	/**
	 * Rollouts from a game.
	 *
	 * @param path to the decision
	 * @param determinizations of the decision, for the player who decides
	 * @param valuation what positions are worth
	 * @param searchBudget what all rollouts of the game may cost together
	 */
	Rollouts(Program program, ReplayPath path, Determinizations determinizations, Valuation valuation, Allowance searchBudget) {
		this.program = program;
		this.path = path;
		this.searchBudget = searchBudget;
		this.valuation = valuation;
		this.evaluation = EvaluationFunction.of(program, valuation);
		this.determinizations = determinizations;
	}

	/** What positions are worth in them. */
	Valuation valuation() {
		return valuation;
	}

	@Override
	public Prospect rollout(long chance, Agent policy) {
		return prospect(gameFrom(chance, policy, false));
	}

	@Override
	public Prospect rolloutWithinRule(long chance, Agent policy) {
		return prospect(gameFrom(chance, policy, true));
	}

	private Prospect prospect(Game game) {
		try {
			game.play();
			return seat -> OptionalLong.of(worth(game, frame -> evaluation.atTheEnd(seat, frame)));
		} catch (GameAbandoned far) {
			return seat -> OptionalLong.of(worth(game, frame -> evaluation.of(seat, frame)));
		} catch (GameError failed) {
			return seat -> OptionalLong.empty();
		}
	}

	/** What each option of the decision is worth by itself. */
	List<OptionalLong> worths(long chance, Supplier<Agent> policies) {
		List<OptionalLong> found = new ArrayList<>();
		try {
			gameFrom(chance, decision -> {
				found.addAll(decision.worths(chance, valuation, policies));
				throw new GameAbandoned();
			}, false).play();
		} catch (GameAbandoned looked) {
			return found;
		}
		throw new IllegalStateException("nobody was asked what was asked before");
	}

	private Game gameFrom(long chance, Agent policy, boolean endsWithRule) {
		searchBudget.grant(STEPS_OF_A_ROLLOUT);
		searchBudget.spend(program.layout().size() / CELLS_PER_STEP);
		Determinization determinization = determinizations.of(chance);
		return new Game(program, seat -> policy, new RolloutStart(path, decision -> {
			determinize(determinization, chance, decision);
			if (endsWithRule) {
				decision.abandonAfterRule();
			}
		}, searchBudget));
	}

	private static void determinize(Determinization determinization, long chance, OpenDecision decision) {
		decision.state().branchOff();
		int[] now = decision.state().determinize(chance, determinization);
		decision.exchange(piece -> now[piece]);
		decision.determinizeHidden(determinization);
	}

	private static long worth(Game game, ToLongFunction<Frame> evaluated) {
		try {
			return evaluated.applyAsLong(game.run().outermost(0));
		} catch (ContentError error) {
			throw game.worded(error);
		}
	}
}
