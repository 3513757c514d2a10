package org.hullwright.simulation.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.engine.game.Opening;
import org.hullwright.engine.plan.Planner;
import org.hullwright.engine.tree.World;
import org.hullwright.simulation.fixture.Mine;
import org.hullwright.simulation.play.Plan;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.play.Simulation;
import org.hullwright.simulation.play.SimulationProgress;
import org.hullwright.simulation.rules.Ablation;
import org.hullwright.simulation.rules.Exposure;
import org.hullwright.simulation.rules.Ruleset;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said first of a component that the author asked about. */
class AnswersTest {

	@TempDir
	private Path home;
	private World world;

	@BeforeEach
	void aMine() {
		world = Mine.world(home);
	}

	private Report report(int games, Focus focus, World without, Opening opening, String... own) {
		Plan plan = new Plan(List.of(ruleset(world, opening), ruleset(without, opening)), List.of(2), games, 1, List.of(new Policy.Any()));
		Tally tally = new Tally(plan);
		try {
			new Simulation(plan, 1).play(tally::add, SimulationProgress.NONE);
		} catch (Simulation.Stopped unexpected) {
			throw new AssertionError(unexpected);
		}
		return tally.report("", place -> List.of(own).stream()
				.anyMatch(name -> world.places().of(world.sorts().get(world.sort(name)).source()).equals(place)), focus);
	}

	private static Ruleset ruleset(World world, Opening opening) {
		return new Ruleset("played", Planner.probed(world), List.of(), null, opening);
	}

	private String conclusion(int games, String component, World without, Opening opening) {
		Focus focus = new Focus(world.sorts().get(world.sort(component)).title(), List.of(component), 1,
				opening == null ? Exposure.MET : Exposure.READY);
		List<String> conclusions = new Answers(report(games, focus, without, opening)).conclusions();
		assertEquals(1, conclusions.size());
		return conclusions.getFirst();
	}

	@Test
	void what_ends_games_early_makes_winning_harder() {
		String said = conclusion(600, "Collapse", new Ablation(world).without("Collapse"), null);
		assertTrue(
				said.matches("It collapses makes winning harder: somebody wins \\d+\\.\\d % of 600 games with it and \\d+\\.\\d % without "
						+ "\\(-\\d+\\.\\d points, -\\d+\\.\\d to -\\d+\\.\\d\\)\\. Also with it and without: rounds .*\\. It turned up in \\d+\\.\\d % of games and was used in \\d+\\.\\d %\\."),
				said);
	}

	@Test
	void what_was_never_met_is_not_judged_and_it_is_said_what_would_tell() {
		String said = conclusion(50, "Diamond", new Ablation(world).without("Diamond"), null);
		assertTrue(said.matches("A diamond never turned up and was never used: this says nothing about its strength; "
				+ "about \\d+ games in which it lies ready from the beginning would\\."), said);
	}

	@Test
	void where_it_lies_ready_it_is_compared_with_games_in_which_it_does_nothing() {
		String said = conclusion(600, "Collapse", new Ablation(world).withoutEffectsOf("Collapse"),
				new Opening.Tryout("Collapse"));
		assertTrue(said.contains(" with it and ") && said.contains("where it does nothing"), said);
	}

	@Test
	void a_title_is_no_sentence_within_another_one() {
		Focus version = new Focus("The new version", List.of("Collapse"), 1, Exposure.MET);
		String said = new Answers(report(3, version.on(List.of()), new Ablation(world).without("Collapse"), null)).conclusions().getFirst();
		assertEquals("the new version", version.titleInSentence());
		assertEquals("Theodora", new Focus("Theodora", List.of(), 1, Exposure.MET).titleInSentence());
		assertTrue(!said.contains(" The new version"), said);
	}

	@Test
	void what_makes_no_difference_is_told_to_make_none() {
		String said = conclusion(40, "Stone", world, null);
		assertEquals("Stone changed nothing in any of 40 games.", said.replace("Stones", "Stone"));
	}

	@Test
	void a_pack_that_adds_to_a_game_is_told_of_component_by_component_and_first() {
		Report report = report(40, Focus.NONE, world, null, "Collapse", "Diamond");
		assertEquals(List.of("Collapse", "Diamond"), report.focus().components());
		assertEquals(List.of("Collapse", "Diamond"),
				report.tables().getFirst().uses().stream().limit(2).map(use -> use.component().name()).toList());
		List<String> encounters = new Answers(report).encounters();
		assertTrue(encounters.getFirst().startsWith("It collapses turned up in "), encounters::toString);
		assertEquals("A diamond never turned up and was never used.", encounters.getLast());
		assertEquals(List.of(), new Answers(report).conclusions());
	}

	@Test
	void a_pack_that_is_the_game_is_about_all_its_components_alike() {
		Report report = report(10, Focus.NONE, world, null, "Ann", "Bob", "Gold", "Stone", "Collapse", "Diamond");
		assertEquals(List.of(), new Answers(report).encounters());
	}
}
