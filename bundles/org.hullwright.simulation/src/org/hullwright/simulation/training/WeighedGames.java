package org.hullwright.simulation.training;

import java.util.function.IntFunction;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.HeuristicAgent;
import org.hullwright.engine.agent.Pace;
import org.hullwright.engine.agent.Valuation;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.Outcome;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Reward;
import org.hullwright.engine.game.Watching;

/**
 * Plays pairs of games that differ in what a single player goes by: by the same way and seed, with the same chance. Several threads may
 * share it.
 */
final class WeighedGames {

	private final Program program;
	private final TrainingPlan plan;

	WeighedGames(Program program, TrainingPlan plan) {
		this.program = program;
		this.plan = plan;
	}

	/**
	 * A pair.
	 *
	 * @param first what came of it for the player in the first game, from 0 to 1
	 * @param second the same in the second one
	 * @param broken the first game that a rule broke, by itself; null when none did
	 */
	record Pair(Way way, double first, double second, @Nullable BrokenGames broken) {

		double difference() {
			return first - second;
		}

		double mean() {
			return (first + second) / 2;
		}

		boolean isBroken() {
			return broken != null;
		}
	}

	/**
	 * Plays a pair.
	 *
	 * @param number of the pair, from 0: ways to play come in turn, and on each of them the seats
	 * @param seed of both games
	 * @param one what the player goes by in the first game
	 * @param other what the player goes by in the second one
	 * @param others what the other players go by
	 */
	Pair play(int number, long seed, Valuation one, Valuation other, Valuation others) {
		int ways = plan.ways().size();
		Way way = plan.ways().get(number % ways);
		int seat = 1 + number / ways % way.players();
		Single first = play(way, seed, seat, one, others);
		Single second = play(way, seed, seat, other, others);
		return new Pair(way, first.reward(), second.reward(), first.broken() != null ? first.broken() : second.broken());
	}

	private record Single(double reward, @Nullable BrokenGames broken) {}

	private Single play(Way way, long seed, int seat, Valuation own, Valuation others) {
		IntFunction<HeuristicAgent> agents = asked -> new HeuristicAgent(seed, "seat " + asked, asked == seat ? own : others);
		Game game = new Game(program, way.options(seed), asked -> Pace.USUAL.paced(agents.apply(asked), seed), Watching.NOTHING);
		try {
			Outcome outcome = game.play();
			return new Single(Reward.of(seat, outcome.winners().contains(seat), outcome.standing().scores()), null);
		} catch (GameError broken) {
			return new Single(0, new BrokenGames(broken.explain(), 1, way, seed, game.record()));
		}
	}
}
