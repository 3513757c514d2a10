package org.hullwright.simulation.training;

import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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
 * Plays pairs of games that differ in what players go by: by the same way and seed, with the same chance. Several threads may share it.
 */
final class WeighedGames {

	private final Program program;
	private final TrainingPlan plan;

	/** @param program whose games are played, in the ways of the plan in turn */
	WeighedGames(Program program, TrainingPlan plan) {
		this.program = program;
		this.plan = plan;
	}

	/**
	 * A pair.
	 *
	 * @param first by seat, what came of the first game, from 0 to 1
	 * @param second the same of the second one
	 * @param broken the first game that a rule broke, by itself; null when none did
	 */
	record Pair(Way way, List<Double> first, List<Double> second, @Nullable BrokenGames broken) {

		/** By how much more came of the first game for the player on a seat, from 1. */
		double difference(int seat) {
			return first.get(seat - 1) - second.get(seat - 1);
		}

		/** What came of both for all players, on average. */
		double mean() {
			return Stream.concat(first.stream(), second.stream()).mapToDouble(Double::doubleValue).average().orElse(0);
		}

		boolean isBroken() {
			return broken != null;
		}
	}

	/** The way that a pair is played, by its number from 0. */
	Way wayOf(int number) {
		return plan.ways().get(number % plan.ways().size());
	}

	/** A seat, from 1, for what only one of the players does: each comes in turn, on each way. */
	int seatOf(int number) {
		return 1 + number / plan.ways().size() % wayOf(number).players();
	}

	/**
	 * Plays a pair.
	 *
	 * @param number of the pair, from 0
	 * @param seed of both games
	 * @param one what the player on a seat goes by in the first game
	 * @param other the same in the second one
	 */
	Pair play(int number, long seed, IntFunction<Valuation> one, IntFunction<Valuation> other) {
		Way way = wayOf(number);
		Single first = play(way, seed, one);
		Single second = play(way, seed, other);
		return new Pair(way, first.rewards(), second.rewards(), first.broken() != null ? first.broken() : second.broken());
	}

	private record Single(List<Double> rewards, @Nullable BrokenGames broken) {}

	private Single play(Way way, long seed, IntFunction<Valuation> valuations) {
		Game game = new Game(program, way.options(seed),
				seat -> Pace.USUAL.paced(new HeuristicAgent(seed, "seat " + seat, valuations.apply(seat)), seed), Watching.NOTHING);
		try {
			Outcome outcome = game.play();
			return new Single(IntStream.rangeClosed(1, way.players())
					.mapToObj(seat -> Reward.of(seat, outcome.winners().contains(seat), outcome.standing().scores())).toList(), null);
		} catch (GameError broken) {
			return new Single(Collections.nCopies(way.players(), 0.0), new BrokenGames(broken.explain(), 1, way, seed, game.record()));
		}
	}
}
