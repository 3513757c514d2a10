package org.hullwright.simulation.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;

import org.hullwright.engine.tree.World;
import org.hullwright.simulation.fixture.Mine;
import org.hullwright.simulation.report.JsonReport;
import org.hullwright.simulation.report.Tally;
import org.hullwright.simulation.results.PlanResults;
import org.hullwright.simulation.rules.NamedNumbers;
import org.hullwright.simulation.rules.Ruleset;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many games, in their order. */
class SimulationTest {

	@TempDir
	private Path home;
	private World world;

	@BeforeEach
	void aMine() {
		world = Mine.world(home);
	}

	@Test
	void the_report_is_the_same_on_one_thread_and_on_several_and_whenever_it_is_made() throws Exception {
		Ruleset longer = Mine.ruleset("longer", new NamedNumbers(world).vary("lastRound", 6));
		Plan plan = Mine.plan(300, Mine.ruleset("as it is", world), longer);
		String alone = report(plan, 1);
		assertEquals(alone, report(plan, 1));
		assertEquals(alone, report(plan, 3));
	}

	@Test
	void the_report_is_the_same_when_parts_are_played_apart_and_sent_as_text() throws Exception {
		Plan plan = Mine.plan(30, Mine.ruleset("as it is", world), Mine.ruleset("longer", new NamedNumbers(world).vary("lastRound", 6)));
		Tally tally = new Tally(plan);
		new Simulation(plan, (games, first, stopped) -> new PartsElsewhere(games, 7)).play(tally::add, SimulationProgress.NONE);
		assertEquals(report(plan, 1), new JsonReport(tally.report("1.0.0", place -> true)).text());
	}

	@Test
	void why_no_more_can_be_played_is_told_and_what_was_played_stays() {
		Plan plan = Mine.plan(10, Mine.ruleset("as it is", world));
		Simulation simulation = new Simulation(plan, (games, first, stopped) -> new PartsElsewhere(games, 7) {

			@Override
			public Optional<GameResult> next(Duration patience) throws Simulation.Stopped {
				if (next == 3) {
					throw new Simulation.Stopped(new IOException("all have gone"));
				}
				return super.next(patience);
			}
		});
		Simulation.Stopped stopped = assertThrows(Simulation.Stopped.class,
				() -> simulation.play(result -> { /* counted */ }, SimulationProgress.NONE));
		assertEquals("all have gone", stopped.getMessage());
		assertEquals(3, simulation.played());
	}

	@Test
	void results_are_heard_of_in_the_order_of_the_plan() throws Exception {
		Plan plan = Mine.plan(100, Mine.ruleset("as it is", world));
		List<Deal> heard = new ArrayList<>();
		new Simulation(plan, 3).play(result -> heard.add(result.deal()), SimulationProgress.NONE);
		assertEquals(200, heard.size());
		for (int number = 0; number < heard.size(); number++) {
			assertEquals(plan.deal(number), heard.get(number));
		}
	}

	@Test
	void they_are_when_games_begin_to_take_long_in_the_middle_of_a_batch() throws Exception {
		Plan plan = Mine.plan(200, Mine.ruleset("as it is", world));
		AtomicLong asked = new AtomicLong();
		AtomicLong now = new AtomicLong();
		LongSupplier clock = () -> now.addAndGet(asked.incrementAndGet() % 150 < 100 ? 1_000 : 30_000_000);
		List<Deal> heard = new ArrayList<>();
		new Simulation(plan, new ThreadExecutor(2, clock)).play(result -> heard.add(result.deal()), SimulationProgress.NONE);
		assertEquals(LongStream.range(0, plan.total()).mapToObj(plan::deal).toList(), heard);
	}

	@Test
	void a_batch_ends_early_when_its_games_take_long() {
		Deque<Long> times = new ArrayDeque<>(List.of(0L, 20_000_000L, 40_000_000L, 60_000_000L));
		GameBatch batch = GameBatch.of(number -> new GameResult.Broken(new Deal(0, 1, number), "no game"), 7, 23, times::remove);
		assertEquals(List.of(7L, 8L, 9L), batch.results().stream().map(result -> result.deal().seed()).toList());
		assertEquals(10, batch.left());
		assertEquals(Duration.ofMillis(20), batch.each());
	}

	@Test
	void any_first_part_has_as_many_games_of_each_kind() {
		Plan plan = Mine.plan(10, Mine.ruleset("one", world), Mine.ruleset("other", world));
		assertEquals(List.of(new Deal(0, 1, 1), new Deal(1, 1, 1), new Deal(0, 2, 1), new Deal(1, 2, 1), new Deal(0, 1, 2)),
				List.of(plan.deal(0), plan.deal(1), plan.deal(2), plan.deal(3), plan.deal(4)));
		assertEquals(40, plan.total());
	}

	@Test
	void what_was_played_before_it_was_cancelled_stays() throws Exception {
		Plan plan = Mine.plan(5_000, Mine.ruleset("as it is", world));
		Tally tally = new Tally(plan);
		Simulation simulation = new Simulation(plan, 2);
		boolean[] cancelled = { false };
		simulation.play(result -> {
			tally.add(result);
			cancelled[0] = simulation.played() == 10;
		}, new SimulationProgress() {

			@Override
			public void played(long games, long total) {
				assertEquals(10_000, total);
			}

			@Override
			public boolean isCancelled() {
				return cancelled[0];
			}
		});
		assertEquals(10, simulation.played());
		assertEquals(10, tally.report("0", place -> true).origin().played());
		assertTrue(tally.report("0", place -> true).origin().isBrokenOff());
	}

	@Test
	void a_game_that_a_rule_breaks_is_a_result_that_tells_the_place() throws Exception {
		Plan plan = Mine.plan(2, Mine.ruleset("broken", new NamedNumbers(world).vary("hours", 0)));
		List<GameResult> heard = new ArrayList<>();
		new Simulation(plan, 1).play(heard::add, SimulationProgress.NONE);
		assertEquals(4, heard.size());
		assertTrue(
				heard.stream()
						.anyMatch(result -> result instanceof GameResult.Broken(Deal deal, String error) && error.startsWith("mine.hull:")),
				heard::toString);
	}

	@Test
	void no_more_games_are_played_when_a_rule_breaks_all_of_the_first_ones() throws Exception {
		Plan plan = Mine.plan(1_000, Mine.ruleset("broken", new NamedNumbers(world).vary("hours", 0)));
		List<GameResult> heard = new ArrayList<>();
		Simulation simulation = new Simulation(plan, 3);
		simulation.play(heard::add, SimulationProgress.NONE);
		assertEquals(5, heard.size());
		assertEquals(5, simulation.played());
	}

	@Test
	void no_more_games_are_played_after_broken_ones_that_were_passed_over() throws Exception {
		Plan plan = Mine.plan(1_000, Mine.ruleset("broken", new NamedNumbers(world).vary("hours", 0)));
		List<GameResult> heard = new ArrayList<>();
		new Simulation(plan, 1).play(heard::add, SimulationProgress.NONE);
		Simulation resumed = new Simulation(plan, 1);
		heard.forEach(resumed::passOver);
		resumed.play(result -> fail("played " + result), SimulationProgress.NONE);
		assertEquals(5, resumed.played());
	}

	private static String report(Plan plan, int threads) throws Simulation.Stopped {
		Tally tally = new Tally(plan);
		new Simulation(plan, threads).play(tally::add, SimulationProgress.NONE);
		return new JsonReport(tally.report("1.0.0", place -> true)).text();
	}

	/** Plays parts of a plan, each as if by another process that knows nothing of the others, and late. */
	private static class PartsElsewhere implements GameExecutor.Run {

		private final Plan plan;
		private final PlanPlayer player;
		private final PlanResults results;
		private final int part;
		private PerformedBefore performed;
		private boolean late;
		long next;

		PartsElsewhere(Plan plan, int part) {
			this.plan = plan;
			this.player = new PlanPlayer(plan, () -> false);
			this.results = new PlanResults(plan);
			this.part = part;
			this.performed = new PerformedBefore(plan);
		}

		@Override
		public Optional<GameResult> next(Duration patience) throws Simulation.Stopped {
			late = !late;
			if (late) {
				return Optional.empty();
			}
			if (next % part == 0) {
				performed = new PerformedBefore(plan);
			}
			String sent = PlanResults.line(performed.count(player.play(next)));
			return Optional.of(results.read(next++, sent));
		}

		@Override
		public void close() {
			// nothing is under way
		}
	}
}
