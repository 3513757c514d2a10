package org.hullwright.simulation.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;

import org.hullwright.engine.game.Opening;
import org.hullwright.engine.plan.Planner;
import org.hullwright.engine.tree.World;
import org.hullwright.simulation.fixture.Mine;
import org.hullwright.simulation.play.GameResult;
import org.hullwright.simulation.play.Plan;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.play.Simulation;
import org.hullwright.simulation.play.SimulationProgress;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A mine in which something is missing. */
class AblationTest {

	private static final int GAMES = 60;

	@TempDir
	private Path home;
	private World world;

	@BeforeEach
	void aMine() {
		world = Mine.world(home);
	}

	private static long games(World world, Opening opening, Predicate<GameResult.Finished> wanted) {
		Ruleset ruleset = new Ruleset("tried", Planner.probed(world), List.of(), null, opening);
		long[] found = { 0 };
		try {
			new Simulation(new Plan(List.of(ruleset), List.of(2), GAMES, 1, List.of(new Policy.First())), 1).play(result -> {
				if (result instanceof GameResult.Finished finished && wanted.test(finished)) {
					found[0]++;
				}
			}, SimulationProgress.NONE);
		} catch (Simulation.Stopped unexpected) {
			throw new AssertionError(unexpected);
		}
		return found[0];
	}

	private static boolean isCollapsed(GameResult.Finished game) {
		return game.reason().equals("collapse");
	}

	@Test
	void what_is_left_out_never_turns_up() {
		assertTrue(games(world, null, AblationTest::isCollapsed) > 0);
		World without = new Ablation(world).without("Collapse");
		assertEquals(0, games(without, null, AblationTest::isCollapsed));
		assertEquals(0, games(without, null, game -> game.use().drawn().get(without.sort("Collapse"))));
	}

	@Test
	void what_has_lost_its_effects_turns_up_and_does_nothing() {
		World harmless = new Ablation(world).withoutEffectsOf("Collapse");
		assertEquals(0, games(harmless, null, AblationTest::isCollapsed));
		assertTrue(games(harmless, null, game -> game.use().drawn().get(harmless.sort("Collapse"))) > 0);
	}

	@Test
	void games_may_begin_with_it_lying_ready() {
		assertEquals(GAMES, games(world, new Opening.Tryout("Collapse"), AblationTest::isCollapsed));
	}

	@Test
	void players_are_not_left_out_nor_what_there_is_not() {
		Ablation ablation = new Ablation(world);
		assertEquals(List.of("Ann", "Bob", "Gold", "Stone", "Collapse", "Diamond"), ablation.candidates());
		assertThrows(IllegalArgumentException.class, () -> ablation.without("Silver"));
	}

	@Test
	void boards_are_not_left_out_be_they_in_play_or_not() {
		World withBoards = Mine.world(home, """
			board Gallery { space Face at 1, 1  space Exit at 1, 2  path Drift from Face to Exit }
			board Flooded { space Face at 1, 1  space Lake at 1, 2 }
			expansion Flood { replace board Gallery with Flooded }
			""");
		assertEquals(new Ablation(world).candidates(), new Ablation(withBoards).candidates());
	}

	@Test
	void the_game_it_was_made_of_stays_as_it_is_and_goes_by_another_fingerprint() {
		World without = new Ablation(world).without("Gold");
		assertFalse(world.sorts().get(world.sort("Gold")).removed());
		assertEquals(world.fingerprint() + " without Gold", without.fingerprint());
	}
}
