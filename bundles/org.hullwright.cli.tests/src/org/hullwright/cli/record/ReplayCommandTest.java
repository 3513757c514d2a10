package org.hullwright.cli.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hullwright replay}. */
class ReplayCommandTest {

	private static final String PACK = """
		pack walk { version 1.0.0 }
		state steps: number = 0
		procedure SetUp { }
		phase Walk {
			for each player p { choose by p "Where?" { option "On" { increase steps by 1 } option "Back" { decrease steps by 1 } option "Stay" { } } }
			if steps > 3 or steps < -3 { end game "Gone" }
		}
		game Walk1 "Walk" { players 1 to 2 setup SetUp round Walk }
		""";

	@TempDir
	private Path home;
	private Cli cli;
	private String record;

	@BeforeEach
	void play() {
		cli = new Cli(home);
		record = cli.path("game.json").toString();
		var played = cli.run("play", cli.pack("walk", PACK), "--seats", "2", "--seed", "5", "--record", record);
		assertEquals(ExitCode.FINE, played.code());
	}

	@Test
	void a_recorded_game_comes_out_the_same() {
		var result = cli.run("replay", record);
		assertEquals(ExitCode.FINE, result.code());
		assertTrue(result.out().contains("Confirmed: the same final state after "), result.out());
		assertEquals("", result.err());
	}

	@Test
	void a_pack_without_a_game_asks_for_the_one_it_is_played_in() {
		cli.pack("walk", "pack walk { version 1.0.0 }\nprocedure Rest { }\n");
		var result = cli.run("replay", record);
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.err().startsWith("walk has no game to play: neither it nor a pack it requires says `game NAME { ... }`"),
				result.err());
	}

	@Test
	void a_pack_that_only_looks_different_is_the_same() {
		cli.pack("walk", PACK.replace("\t", "   ").replace("phase Walk", "// What players do\nphase Walk"));
		assertEquals("", cli.run("replay", record).err());
	}

	@Test
	void the_first_decision_that_does_not_fit_is_named() {
		cli.pack("walk",
				PACK.replace(" option \"Back\" { decrease steps by 1 } option \"Stay\" { }", " option \"Back\" { decrease steps by 1 }"));
		var result = cli.run("replay", record);
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(
				result.out().matches(
						"(?s)Differs: decision \\d+, \"Where\\?\", was answered with \"Stay\", which is not among its 2 options now.*"),
				result.out());
		assertEquals("walk has changed since this game was recorded\n", result.err());
	}

	@Test
	void an_answer_is_not_taken_for_one_to_a_new_question() {
		cli.pack("walk", PACK.replace("for each player p {",
				"for each player p { choose by p \"Rest?\" { option \"Yes\" { } option \"No\" { } option \"Later\" { } } "));
		var result = cli.run("replay", record);
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(
				result.out()
						.matches("Differs: decision 1, \"Where\\?\", was answered with \"[A-Za-z]+\"; now \"Rest\\?\" is asked there\n"),
				result.out());
	}

	@Test
	void a_different_final_state_is_told() {
		cli.pack("walk", PACK.replace("state steps: number = 0", "state steps: number = 0\nstate other: number = 1"));
		var result = cli.run("replay", record);
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.out().contains("Differs: the final state was "), result.out());
	}

	@Test
	void a_game_that_goes_on_longer_than_it_did_is_told() {
		cli.pack("walk", PACK.replace("steps > 3 or steps < -3", "steps > 300 or steps < -300"));
		var result = cli.run("replay", record);
		assertTrue(result.out().matches("Differs: the recorded game ended after \\d+ decisions, but now another one is asked.\n"),
				result.out());
	}

	@Test
	void a_game_that_was_left_can_be_confirmed_as_far_as_it_went() {
		cli.runTyping("1\n1\n2\nq\n", "play", cli.path("walk").toString(), "--agents", "person", "--record", record);
		var result = cli.run("replay", record);
		assertEquals(new Cli.Result(ExitCode.FINE, "Confirmed: all 3 recorded decisions fit; the recorded game was left there.\n", ""),
				result);
	}

	@Test
	void the_pack_may_have_moved() throws IOException {
		Files.move(cli.path("walk"), cli.path("elsewhere"));
		assertEquals(new Cli.Result(ExitCode.PROBLEMS, "", "there is no folder walk, where walk was when the game was recorded; "
				+ "say where it is now: hullwright replay game.json FOLDER\n"), cli.run("replay", record));
		assertEquals(ExitCode.FINE, cli.run("replay", record, cli.path("elsewhere").toString()).code());
	}

	@Test
	void decisions_that_no_game_comes_to_are_told() throws IOException {
		String recorded = Files.readString(Path.of(record));
		String more = recorded.replaceFirst("(\\{\"option\":[^}]*})\\],\"edits\"", "$1,$1,$1],\"edits\"");
		Files.writeString(Path.of(record), more);
		var result = cli.run("replay", record);
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.out().matches("(?s).*Differs: the game is over after \\d+ decisions now, and \\d+ were recorded.\n"),
				result.out());
	}

	@Test
	void a_place_that_cannot_be_written_to_is_refused_before_the_game_begins() throws IOException {
		Path folder = Files.createDirectory(cli.path("drawer"));
		for (String place : new String[] { folder.toString(), "/", cli.path("nowhere/game.json").toString() }) {
			var result = cli.runTyping("1\n", "play", cli.path("walk").toString(), "--agents", "person", "--record", place);
			assertEquals(ExitCode.PROBLEMS, result.code());
			assertEquals("", result.out());
			assertTrue(result.err().contains(" cannot be written: "), result.err());
		}
		assertTrue(Files.isDirectory(folder));
	}

	@Test
	void a_game_of_another_pack_is_refused() {
		var result = cli.run("replay", record, cli.pack("other", PACK.replace("pack walk", "pack other")));
		assertEquals("game.json is a game of walk, not of other\n", result.err());
	}

	@Test
	void a_damaged_file_is_refused() throws IOException {
		String whole = Files.readString(Path.of(record));
		for (String damaged : new String[] { "", "{", "[]", "{}", whole.substring(0, whole.length() / 2),
				whole.replace("\"seed\":\"5\"", "\"seed\":\"five\"") }) {
			Files.writeString(Path.of(record), damaged);
			var result = cli.run("replay", record);
			assertEquals(ExitCode.PROBLEMS, result.code(), damaged);
			assertTrue(result.err().startsWith("game.json is "), damaged + " gives " + result.err());
		}
	}
}
