package org.hullwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.LongFunction;

import org.hullwright.benchmarks.twin.Course;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.simulation.statistics.Sample;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is compared must be the same: where both have a chance of their own, many games come to the same in everything that is counted. */
class SameStatisticsTest {

	private static final int GAMES = 6_000;
	/** By how much of what 95 of 100 means are apart at most they may be apart, so that of all comparisons none is by luck. */
	private static final double PATIENCE = 2;

	@ParameterizedTest
	@EnumSource(names = { "FAIR", "RUINS" })
	void both_play_the_same_game(SmallGame game) {
		Program program = game.pack().program(Set.of());
		Map<String, Sample> inHull = samples(seed -> inHull(program, game.players(), seed));
		Map<String, Sample> byHand = samples(seed -> byHand(game, seed));
		assertEquals(inHull.keySet(), byHand.keySet());
		inHull.forEach((what, sample) -> assertSame(what, sample, byHand.get(what)));
	}

	/** A game, and how many options there were in all decisions together. */
	private record Played(Course course, int offered) {}

	private static Played inHull(Program program, int players, long seed) {
		int[] offered = new int[1];
		Game game = new Game(program, GameOptions.of(players, seed), seat -> {
			RandomAgent agent = new RandomAgent(seed, "seat " + seat);
			return decision -> {
				offered[0] += decision.size();
				return agent.choose(decision);
			};
		}, Watching.NOTHING);
		return new Played(Course.of(game.play()), offered[0]);
	}

	private static Played byHand(SmallGame game, long seed) {
		int[] offered = new int[1];
		Course course = game.playByHand(seed, chooser -> (seat, options) -> {
			offered[0] += options;
			return chooser.choose(seat, options);
		});
		return new Played(course, offered[0]);
	}

	private static Map<String, Sample> samples(LongFunction<Played> games) {
		Map<String, Sample> samples = new LinkedHashMap<>();
		for (long seed = 1; seed <= GAMES; seed++) {
			Played played = games.apply(seed);
			figures(played).forEach((what, number) -> samples.merge(what, Sample.EMPTY.with(number), Sample::with));
		}
		return samples;
	}

	private static Map<String, Integer> figures(Played played) {
		Course course = played.course();
		Map<String, Integer> figures = new LinkedHashMap<>();
		figures.put("rounds", course.rounds());
		figures.put("decisions", course.decisions());
		figures.put("decisions, squared", course.decisions() * course.decisions());
		figures.put("options", played.offered());
		figures.put("winners", course.winners().size());
		for (int seat = 1; seat <= course.scores().size(); seat++) {
			int score = course.scores().get(seat - 1);
			figures.put("wins of seat " + seat, course.winners().contains(seat) ? 1 : 0);
			figures.put("score of seat " + seat, score);
			figures.put("score of seat " + seat + ", squared", score * score);
		}
		return figures;
	}

	private static void assertSame(String what, Sample inHull, Sample byHand) {
		double luck = Math.hypot(half(inHull), half(byHand));
		assertTrue(Math.abs(inHull.mean() - byHand.mean()) <= PATIENCE * luck,
				() -> what + ": " + inHull.mean() + " in Hull, " + byHand.mean() + " by hand; by luck they may be " + luck + " apart");
	}

	private static double half(Sample sample) {
		return sample.ofMean().upper() - sample.mean();
	}
}
