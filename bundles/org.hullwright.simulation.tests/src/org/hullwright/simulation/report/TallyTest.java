package org.hullwright.simulation.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.engine.testing.Coverage;
import org.hullwright.engine.tree.World;
import org.hullwright.simulation.fixture.Mine;
import org.hullwright.simulation.play.Deal;
import org.hullwright.simulation.play.GameResult;
import org.hullwright.simulation.play.Plan;
import org.hullwright.simulation.play.Simulation;
import org.hullwright.simulation.play.SimulationProgress;
import org.hullwright.simulation.report.Comparison.Verdict;
import org.hullwright.simulation.report.RulesetGames.Way;
import org.hullwright.simulation.rules.NamedNumbers;
import org.hullwright.simulation.rules.Ruleset;
import org.hullwright.simulation.statistics.Share;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What many games in a mine come to. */
class TallyTest {

	private static final int GAMES = 200;

	@TempDir
	private Path home;
	private World world;
	private Ruleset asItIs;

	@BeforeEach
	void aMine() {
		world = Mine.world(home);
		asItIs = Mine.ruleset("as it is", world);
	}

	@Test
	void wins_are_told_by_seat_and_by_what_a_seat_has() {
		RulesetGames two = played(asItIs).tables().getLast();
		assertEquals(2, two.seats());
		assertEquals(GAMES, two.games());
		Share ann = wonWith("Ann", two);
		Share bob = wonWith("Bob", two);
		assertEquals(GAMES, ann.of());
		assertEquals(GAMES, bob.of());
		assertTrue(ann.value() > 0.9, "Ann always finds something: " + ann);
		assertTrue(bob.value() < 0.5, "Bob does not: " + bob);
		assertEquals(ann.times() + bob.times(), two.bySeat().stream().mapToInt(Share::times).sum());
	}

	@Test
	void games_end_for_reasons_and_after_rounds() {
		RulesetGames two = played(asItIs).tables().getLast();
		assertEquals(List.of("the shift is over", "collapse"), two.endings().stream().map(RulesetGames.Ending::reason).toList());
		assertEquals(GAMES, two.endings().stream().mapToInt(ending -> ending.games().times()).sum());
		assertEquals(3, two.rounds().percentile(50));
		assertEquals(List.of("gold", "nobody digs in vain"), two.findings().stream().map(finding -> finding.measure().title()).toList());
	}

	@Test
	void what_never_happens_is_listed() {
		RulesetGames two = played(asItIs).tables().getLast();
		assertEquals(List.of("Diamond"), names(two.never(Way.DRAWN)));
		assertEquals(List.of("Diamond"), names(two.never(Way.FIRED)));
		assertEquals(List.of(), names(two.never(Way.CHOSEN)));
	}

	@Test
	void a_component_is_looked_at_with_and_without() {
		RulesetGames two = played(asItIs).tables().getLast();
		RulesetGames.Happening collapse = use("Collapse", two).drawn();
		RulesetGames.Ending end = two.endings().getLast();
		assertEquals(end.games().times(), collapse.games().times());
		assertEquals(two.won().times(), collapse.wonWith().times() + collapse.wonWithout().times());
		assertEquals(two.games(), collapse.wonWith().of() + collapse.wonWithout().of());
		assertTrue(collapse.difference().orElseThrow().value() < 0);
		assertNull(use("Stone", two).fired(), "stones do nothing");
		assertNotNull(use("Stone", two).chosen());
	}

	@Test
	void rules_are_compared_game_by_game() {
		Report report = played(asItIs, Mine.ruleset("longer", new NamedNumbers(world).vary("lastRound", 6)));
		Comparison two = report.comparisons().getLast();
		assertEquals(2, two.seats());
		Comparison.Contrast rounds = contrast("rounds", two);
		assertEquals(Verdict.MORE, rounds.verdict());
		assertEquals(GAMES, rounds.change().pairs());
		assertEquals(Verdict.BETTER, contrast("seat 1 wins", two).verdict());
		assertEquals(Verdict.MORE, contrast("gold", two).verdict());
	}

	@Test
	void the_same_rules_show_no_difference() {
		Comparison same = played(asItIs, Mine.ruleset("the same", world)).comparisons().getLast();
		assertTrue(same.isAllTheSame());
		assertTrue(same.contrasts().stream()
				.allMatch(contrast -> contrast.verdict() == Verdict.NOT_SHOWN && contrast.change().differing() == 0));
	}

	@Test
	void of_a_pair_with_a_broken_game_nothing_is_compared() {
		Plan plan = Mine.plan(1, asItIs, asItIs);
		Tally tally = new Tally(plan);
		tally.add(new GameResult.Broken(new Deal(0, 1, 1), "mine.hull:1:1: error: it broke"));
		tally.add(new GameResult.Broken(new Deal(1, 1, 1), "mine.hull:1:1: error: it broke"));
		Report report = tally.report("1.0.0", place -> true);
		assertTrue(report.hasBrokenGames());
		assertEquals(List.of(new RulesetGames.BrokenGames("mine.hull:1:1: error: it broke", 1, List.of(1L))),
				report.tables().getFirst().errors());
		assertEquals(List.of(), report.comparisons().getFirst().contrasts());
	}

	@Test
	void sentences_that_were_never_performed_are_known() {
		Performed performed = played(asItIs).performed().getFirst();
		assertTrue(performed.sentences().run() < performed.sentences().of());
		assertTrue(performed.rules().run() > 0);
		assertEquals(new Coverage.Part(5, 6), performed.branches(), "both options, both ways of the last `if`, and everybody is somebody");
	}

	@Test
	void what_becomes_of_seats_is_told_in_the_words_of_the_pack() {
		RulesetGames two = played(asItIs).tables().getLast();
		assertEquals(List.of("tired", "rested"), two.fates().stream().map(RulesetGames.Fate::word).toList());
		RulesetGames.Fate tired = two.fates().getFirst();
		assertEquals("mood", tired.state());
		assertEquals(2 * GAMES, tired.seats().of());
		assertEquals(tired.seats().times(), tired.won().of());
	}

	private static Report played(Ruleset... rulesets) {
		Plan plan = Mine.plan(GAMES, rulesets);
		Tally tally = new Tally(plan);
		try {
			new Simulation(plan, 1).play(tally::add, SimulationProgress.NONE);
		} catch (Simulation.Stopped never) {
			throw new IllegalStateException(never);
		}
		return tally.report("1.0.0", place -> true);
	}

	private static Share wonWith(String component, RulesetGames table) {
		return table.belongings().stream().filter(belonging -> belonging.component().name().equals(component)).findFirst().orElseThrow()
				.won();
	}

	private static RulesetGames.Use use(String component, RulesetGames table) {
		return table.uses().stream().filter(use -> use.component().name().equals(component)).findFirst().orElseThrow();
	}

	private static Comparison.Contrast contrast(String title, Comparison comparison) {
		return comparison.contrasts().stream().filter(contrast -> contrast.title().equals(title)).findFirst().orElseThrow();
	}

	private static List<String> names(List<RulesetGames.Use> uses) {
		return uses.stream().map(use -> use.component().name()).toList();
	}
}
