package org.hullwright.simulation.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.hullwright.engine.tree.World;
import org.hullwright.simulation.fixture.Mine;
import org.hullwright.simulation.play.GameResult;
import org.hullwright.simulation.play.Plan;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.play.Simulation;
import org.hullwright.simulation.play.SimulationProgress;
import org.hullwright.simulation.report.Comparison.Contrast;
import org.hullwright.simulation.report.Comparison.Sense;
import org.hullwright.simulation.report.Comparison.Verdict;
import org.hullwright.simulation.rules.Ablation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of seats is compared in pairs of games: how many die, and when the first one does. */
class FatesTest {

	/** A cave-in buries a digger, who then can win no more. */
	private static final String DANGER = """
		values Fate { alive, buried }
		extend digger { state fate: Fate = alive }
		find CaveIn "A cave-in" {
			copies: 20
			uncover { if digging's figure as d { set d's fate to buried  set digging's gold to -100 } }
		}
		add 20 of CaveIn to Shaft
		""";

	@TempDir
	private Path home;

	private World world() {
		return Mine.world(home, DANGER);
	}

	private static List<GameResult.Finished> games(Plan plan, Tally tally) {
		List<GameResult.Finished> finished = new ArrayList<>();
		try {
			new Simulation(plan, 1).play(result -> {
				tally.add(result);
				finished.add((GameResult.Finished) result);
			}, SimulationProgress.NONE);
		} catch (Simulation.Stopped unexpected) {
			throw new AssertionError(unexpected);
		}
		return finished;
	}

	@Test
	void a_game_tells_in_which_round_somebody_first_was_what_a_word_says() {
		World world = world();
		Plan plan = new Plan(List.of(Mine.ruleset("as it is", world)), List.of(2), 60, 1, List.of(new Policy.Any()));
		int alive = word(world, "alive");
		int buried = word(world, "buried");
		List<GameResult.Finished> games = games(plan, new Tally(plan));
		assertTrue(games.stream().allMatch(game -> first(game, alive) <= 1), "from the beginning, or dealt in the first round");
		assertTrue(games.stream().anyMatch(game -> first(game, buried) > 1), "some later");
		assertTrue(games.stream().allMatch(game -> first(game, buried) <= game.rounds()));
		assertTrue(games.stream().allMatch(game -> game.states().stream().anyMatch(seat -> seat.containsValue(buried)) == first(game,
				buried) > 0), "whoever was buried stays so");
	}

	private static int first(GameResult.Finished game, int word) {
		return game.firsts().stream().filter(first -> first.word() == word).mapToInt(GameResult.FirstFate::round).findFirst().orElse(-1);
	}

	private static int word(World world, String title) {
		for (int word = 0; word < world.words().size(); word++) {
			if (world.words().get(word).title().equals(title)) {
				return word;
			}
		}
		throw new AssertionError(title);
	}

	@Test
	void a_fate_that_goes_with_losing_is_bad_to_meet_more_often_and_sooner() {
		World world = world();
		Plan plan = new Plan(List.of(Mine.ruleset("as it is", world), Mine.ruleset("without", new Ablation(world).without("CaveIn"))),
				List.of(2), 300, 1, List.of(new Policy.Any()));
		Tally tally = new Tally(plan);
		games(plan, tally);
		Comparison comparison = tally.report("", place -> true).comparisons().getFirst();
		Contrast seats = contrast(comparison, "seats whose fate is buried");
		assertEquals(Sense.BAD, seats.sense());
		assertEquals(Verdict.BETTER, seats.verdict(), "fewer without it");
		Contrast first = contrast(comparison, "round of the first seat whose fate is buried");
		assertEquals(Sense.GOOD, first.sense());
		assertEquals(Verdict.BETTER, first.verdict(), "later, which is never, without it");
	}

	private static Contrast contrast(Comparison comparison, String title) {
		return comparison.contrasts().stream().filter(contrast -> contrast.title().equals(title)).findFirst()
				.orElseThrow(() -> new AssertionError(comparison.contrasts().stream().map(Contrast::title).toList()));
	}
}
