package org.hullwright.simulation.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.hullwright.engine.tree.World;
import org.hullwright.simulation.fixture.Mine;
import org.hullwright.simulation.play.Plan;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.play.Simulation;
import org.hullwright.simulation.play.SimulationProgress;
import org.hullwright.simulation.report.JsonReport;
import org.hullwright.simulation.report.Tally;
import org.hullwright.simulation.rules.NamedNumbers;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Results that outlive an interruption. */
class ResultsFileTest {

	private static final String ENGINE = "1.0.0";

	@TempDir
	private Path home;
	private World world;
	private Path file;

	@BeforeEach
	void aMine() {
		world = Mine.world(home);
		file = home.resolve("results.jsonl");
	}

	@Test
	void a_simulation_that_is_gone_on_with_comes_to_the_same_as_one_that_was_never_interrupted() throws Exception {
		String whole = played(plan(60), home.resolve("whole.jsonl"));
		played(plan(25), file);
		assertEquals(whole, resumed(plan(60)));
		assertEquals(Files.readString(home.resolve("whole.jsonl")), Files.readString(file));
	}

	@Test
	void a_line_that_was_only_begun_is_played_again() throws Exception {
		String whole = played(plan(20), file);
		String text = Files.readString(file);
		Files.writeString(file, text.substring(0, text.length() - 40));
		assertEquals(whole, resumed(plan(20)));
		assertEquals(text, Files.readString(file));
	}

	@Test
	void a_damaged_line_is_named() throws Exception {
		played(plan(20), file);
		List<String> lines = Files.readAllLines(file);
		lines.set(5, lines.get(5).replace("\"rounds\"", "\"bounds\""));
		Files.write(file, lines);
		String refused = refusalOf(plan(20));
		assertTrue(refused.contains("results.jsonl, line 6, is damaged"), refused);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
		"winners":\\[[^]]*]   | "winners":[0]
		"winners":\\[[^]]*]   | "winners":[99]
		"rounds":\\d+         | "rounds":-1
		"rounds":\\d+         | "rounds":99999999999
		"decisions":\\d+      | "decisions":1.5
		"drawn":\\[[^]]*]     | "drawn":[2000000000]
		"performed":\\[[^]]*] | "performed":[2000000000]
		"states":\\[\\[[^]]*]  | "states":[[0,9999]
		"states":\\[\\[[^]]*]  | "states":[[9999,0]
		"states":\\[\\[[^]]*]  | "states":[[-1,0]
		"states":\\[\\[[^]]*]  | "states":[[0]
		""")
	void a_line_with_what_no_game_comes_to_is_refused(String part, String odd) throws Exception {
		played(plan(5), file);
		List<String> lines = Files.readAllLines(file);
		String spoilt = lines.get(2).replaceFirst(part, odd);
		assertNotEquals(lines.get(2), spoilt);
		lines.set(2, spoilt);
		Files.write(file, lines);
		assertTrue(refusalOf(plan(5)).contains("line 3, is damaged (not the result of a game)"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "ruleset", "seats", "seed", "ended", "winners", "rounds", "decisions", "figures", "owned", "states", "drawn",
			"offered", "chosen", "fired", "performed" })
	void a_line_without_one_of_its_parts_is_refused(String part) throws Exception {
		played(plan(5), file);
		List<String> lines = Files.readAllLines(file);
		lines.set(2, lines.get(2).replace('"' + part + "\":", "\"other\":"));
		Files.write(file, lines);
		assertTrue(refusalOf(plan(5)).contains("line 3, is damaged (not the result of a game)"));
	}

	/** Two that write in turns would spoil each other's lines, and hours of games with them. */
	@Test
	void a_file_that_another_simulation_writes_is_not_gone_on_with() throws Exception {
		try (ResultsFile writing = ResultsFile.create(file, plan(5), ENGINE)) {
			assertTrue(refusalOf(plan(5)).endsWith("is being written by another simulation; wait until it has ended, or end it"));
		}
		resumed(plan(5));
		assertEquals(1 + plan(5).total(), Files.readAllLines(file).size());
	}

	@Test
	void a_folder_is_no_file_of_results() throws Exception {
		Files.createDirectory(file);
		assertTrue(refusalOf(plan(5)).endsWith("is no file; name another one"));
	}

	@Test
	void a_line_of_another_game_is_refused() throws Exception {
		played(plan(20), file);
		List<String> lines = Files.readAllLines(file);
		lines.remove(5);
		Files.write(file, lines);
		assertTrue(refusalOf(plan(20)).contains("line 6, is damaged (another game)"));
	}

	@Test
	void results_of_other_rules_are_refused() throws Exception {
		played(plan(5), file);
		String refused = refusalOf(Mine.plan(5, Mine.ruleset("as it is", new NamedNumbers(world).vary("lastRound", 6))));
		assertTrue(refused.contains("has results of other games"), refused);
		assertTrue(refused.endsWith("\n  played: as it is and longer then, as it is now"), refused);
	}

	@Test
	void what_is_different_about_other_games_is_told_in_words() throws Exception {
		played(plan(5), file);
		Plan plan = plan(5);
		String refused = refusalOf(new Plan(plan.rulesets(), List.of(1), 5, 8, List.of(new Policy.First())));
		assertTrue(refused.endsWith("\n  players: 1, 2 then, 1 now\n  first seed: 1 then, 8 now\n  agents: random then, first now"),
				refused);
	}

	@Test
	void a_text_that_has_changed_since_is_told() throws Exception {
		played(plan(5), file);
		String changed = refusalOf(
				Mine.plan(5, Mine.ruleset("as it is", world), Mine.ruleset("longer", new NamedNumbers(world).vary("lastRound", 7))));
		assertTrue(changed.endsWith("\n  “longer”, rules: the text of the pack has changed since"), changed);
	}

	@Test
	void fewer_games_than_there_are_cannot_be_wanted() throws Exception {
		played(plan(5), file);
		assertTrue(refusalOf(plan(3)).contains("more games than are wanted"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "\n", "nonsense\n", "{}\n", "\0\0\0\0" })
	void what_is_no_file_of_results_is_refused(String text) throws Exception {
		Files.writeString(file, text);
		assertTrue(refusalOf(plan(3)).contains("is no file of results"));
		assertEquals(text, Files.readString(file));
	}

	@Test
	void a_file_that_is_there_is_not_written_over() throws Exception {
		Files.writeString(file, "dear diary");
		assertThrows(FileAlreadyExistsException.class, () -> ResultsFile.create(file, plan(3), ENGINE));
		assertEquals("dear diary", Files.readString(file));
	}

	private Plan plan(int games) {
		return Mine.plan(games, Mine.ruleset("as it is", world), Mine.ruleset("longer", new NamedNumbers(world).vary("lastRound", 6)));
	}

	private static String played(Plan plan, Path target) throws IOException, Simulation.Stopped {
		Tally tally = new Tally(plan);
		try (ResultsFile results = ResultsFile.create(target, plan, ENGINE)) {
			return goOn(plan, new Simulation(plan, 2), tally, results);
		}
	}

	private String resumed(Plan plan) throws IOException, Simulation.Stopped, UnfitResults {
		Tally tally = new Tally(plan);
		Simulation simulation = new Simulation(plan, 2);
		try (ResultsFile results = ResultsFile.resume(file, plan, ENGINE, result -> {
			simulation.passOver(result);
			tally.add(result);
		})) {
			return goOn(plan, simulation, tally, results);
		}
	}

	private static String goOn(Plan plan, Simulation simulation, Tally tally, ResultsFile results) throws Simulation.Stopped {
		simulation.play(result -> {
			tally.add(result);
			try {
				results.add(result);
			} catch (IOException unwritable) {
				throw new Simulation.Stopped(unwritable);
			}
		}, SimulationProgress.NONE);
		return new JsonReport(tally.report(ENGINE, place -> true)).text();
	}

	private String refusalOf(Plan plan) {
		return assertThrows(UnfitResults.class, () -> ResultsFile.resume(file, plan, ENGINE, result -> {})).getMessage();
	}
}
