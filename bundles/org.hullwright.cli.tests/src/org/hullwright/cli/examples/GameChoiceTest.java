package org.hullwright.cli.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.hullwright.cli.Cli;
import org.hullwright.cli.Sources;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A pack that requires only what several games share is played in whichever of them is chosen. */
class GameChoiceTest {

	private static final String DIVER = Sources.examples().resolve("homebrew-diver").toString();
	private static final String WEFT = Sources.examples().resolve("homebrew-weft").toString();

	@TempDir
	private Path home;

	@ParameterizedTest
	@ValueSource(strings = { "nemesis", "lockdown" })
	void one_source_passes_its_tests_in_each_game(String game) {
		var result = new Cli(home).run("test", DIVER, "--game", game);
		assertEquals(ExitCode.FINE, result.code(), result.out() + result.err());
		assertTrue(result.out().startsWith("7 passed"), result.out());
	}

	@ParameterizedTest
	@ValueSource(strings = { "nemesis", "lockdown", "retaliation" })
	void one_race_passes_its_tests_and_is_played_in_each_game(String game) {
		var tested = new Cli(home).run("test", WEFT, "--game", game);
		assertEquals(ExitCode.FINE, tested.code(), tested.out() + tested.err());
		var played = new Cli(home).run("play", WEFT, "--game", game, "--expansions", "Weft", "--seats", "1-3", "--games", "10",
				"--checked");
		assertEquals(ExitCode.FINE, played.code(), played.out() + played.err());
	}

	@ParameterizedTest
	@CsvSource({ "crew-nemesis, lockdown, OriginalCrew", "race-intruders, lockdown, Intruders", "crew-lockdown, nemesis, LockdownCrew",
			"crew-aftermath, nemesis, AftermathCrew", "crew-aftermath, lockdown, AftermathCrew", "race-night-stalkers, nemesis, Stalkers" })
	void the_crew_and_the_race_of_one_game_pass_their_tests_and_are_played_in_the_other(String pack, String game, String expansion) {
		String folder = Sources.examples().resolve(pack).toString();
		var tested = new Cli(home).run("test", folder, "--game", game);
		assertEquals(ExitCode.FINE, tested.code(), tested.out() + tested.err());
		var played = new Cli(home).run("play", folder, "--game", game, "--expansions", expansion, "--seats", "1-5", "--games", "10",
				"--checked");
		assertEquals(ExitCode.FINE, played.code(), played.out() + played.err());
	}

	@ParameterizedTest
	@CsvSource({ "crew-nemesis, nemesis", "race-intruders, nemesis", "crew-lockdown, lockdown" })
	void what_holds_in_both_games_is_tested_in_the_one_that_builds_on_it_as_well(String pack, String game) {
		var tested = new Cli(home).run("test", Sources.examples().resolve(pack).toString(), "--game", game);
		assertEquals(ExitCode.FINE, tested.code(), tested.out() + tested.err());
		assertTrue(tested.out().contains(" passed, 0 failed"), tested.out());
	}

	@ParameterizedTest
	@ValueSource(strings = { "nemesis", "lockdown" })
	void its_games_are_played_to_their_end_with_every_change_checked(String game) {
		var result = new Cli(home).run("play", DIVER, "--game", game, "--expansions", "Drowned", "--seats", "1-3", "--games", "10",
				"--checked");
		assertEquals(ExitCode.FINE, result.code(), result.out() + result.err());
	}

	@ParameterizedTest
	@ValueSource(strings = { "nemesis", "lockdown" })
	void it_has_no_problems_in_either(String game) {
		var result = new Cli(home).run("check", DIVER, "--game", game);
		assertEquals(new Cli.Result(ExitCode.FINE, "", "diver: no problems found\n"), result);
	}

	@Test
	void without_a_choice_the_games_are_listed() {
		var result = new Cli(home).run("play", DIVER);
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.err().endsWith("; choose one with --game: lockdown, nemesis\n"), result.err());
	}

	@ParameterizedTest
	@ValueSource(strings = { "test", "play" })
	void without_a_choice_a_race_lists_the_games(String command) {
		var result = new Cli(home).run(command, WEFT);
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.err().contains("; choose one with --game: lockdown, nemesis, retaliation"), result.err());
	}

	@Test
	void a_game_that_is_not_there_is_refused_with_those_that_are() {
		var result = new Cli(home).run("play", DIVER, "--game", "nemisis");
		assertTrue(result.err().contains("there is no game called that beside " + DIVER + "; there are lockdown, nemesis"), result.err());
	}

	@Test
	void a_game_that_does_not_share_what_the_pack_requires_is_refused() {
		var result = new Cli(home).run("play", DIVER, "--game", "retaliation");
		assertTrue(
				result.err().contains("--game retaliation: diver requires what that game does not build on; there are lockdown, nemesis"),
				result.err());
	}

	@Test
	void a_game_is_not_played_in_another_one() {
		var result = new Cli(home).run("play", Sources.examples().resolve("lockdown").toString(), "--game", "nemesis");
		assertTrue(result.err().contains("lockdown is a game itself"), result.err());
	}

	/** What a game builds on cannot be told apart from that game by leaving the pack out of it. */
	@ParameterizedTest
	@CsvSource({ "crew-nemesis, nemesis", "race-intruders, nemesis", "race-intruders, lockdown" })
	void what_a_game_builds_on_is_exported_as_data_in_that_game_and_in_others(String pack, String game) {
		String file = home.resolve(pack + ".hullpack.zip").toString();
		var exported = new Cli(home).run("export", "--format", "json", "--game", game, "--to", file,
				Sources.examples().resolve(pack).toString());
		assertEquals(ExitCode.FINE, exported.code(), exported.out() + exported.err());
	}

	@Test
	void a_crew_and_a_race_that_one_pack_requires_are_played_in_a_game_that_builds_on_neither() throws IOException {
		for (String each : List.of("races", "family", "crew-nemesis", "race-intruders", "crew-lockdown", "race-night-stalkers", "lockdown",
				"retaliation")) {
			Sources.copy(Sources.examples().resolve(each), home.resolve(each));
		}
		Cli cli = new Cli(home);
		String both = cli.pack("both", "pack both { version 1.0.0 requires crewNemesis requires raceIntruders }\n");
		var played = cli.run("play", both, "--game", "lockdown", "--expansions", "OriginalCrew,Intruders", "--seats", "1-3", "--games", "5",
				"--checked");
		assertEquals(ExitCode.FINE, played.code(), played.out() + played.err());
		assertTrue(cli.run("play", both).err().endsWith("; choose one with --game: lockdown\n"));
		assertTrue(cli.run("play", both, "--game", "retaliation").err().contains("requires what that game does not build on"));
	}

	@Test
	void a_recorded_game_comes_out_the_same_in_its_game() {
		Cli cli = new Cli(home);
		String record = cli.path("game.json").toString();
		cli.run("play", DIVER, "--game", "nemesis", "--seats", "2", "--quiet", "--record", record);
		var result = cli.run("replay", record, "--game", "nemesis");
		assertTrue(result.out().contains("Confirmed: the same final state"), result.out() + result.err());
	}

	@Test
	void a_pack_that_requires_two_games_is_refused() {
		Cli cli = new Cli(home);
		for (String game : new String[] { "pond", "lake" }) {
			cli.pack(game, "pack %s { version 1.0.0 report UNUSED as nothing }\nprocedure SetUp { }\nphase Day { }\n".formatted(game)
					+ "game Game { players 1 to 2  setup SetUp  round Day }\n");
		}
		var result = cli.run("check", cli.pack("both", "pack both { version 1.0.0 requires pond requires lake }\n"));
		assertEquals("both/both.hull:1:1: error: pond and lake each want to be the game; "
				+ "require only what they share, and choose one of them when you play [CANNOT_BE_PLAYED]\n", result.out());
	}
}
