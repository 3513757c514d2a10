package org.hullwright.cli.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Content that nobody thought of is worded for its author, and is never told as a fault of the program. */
class FaultsTest {

	@TempDir
	private Path home;

	@Test
	void an_end_of_the_game_while_a_test_looks_is_told_at_its_place() {
		Cli cli = new Cli(home);
		Cli.Result result = cli.run("test", cli.pack("bad", """
			pack bad { version 1.0.0 }
			state x: number = 0
			test "t" { when { set x to 1 } then { expect x = 1 end game "x" } }
			"""));
		assertEquals(ExitCode.PROBLEMS, result.code(), result.err());
		assertTrue(result.out().contains("bad/bad.hull:3:52: this ends the game, but `then` only looks"), result.out());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
		while x < 1 { } | bad.hull:4:19: this goes on and on
		end game "x"    | the game ends while it is set up
		""")
	void a_set_up_that_cannot_be_told_is_left_out_of_the_table(String rules, String told) {
		Cli cli = new Cli(home);
		String pack = cli.pack("bad", """
			pack bad { version 1.0.0 }
			game Bad { players 1 to 2 setup SetUp round Main }
			phase Main { end game "done" }
			procedure SetUp { %s }
			state x: number = 0
			zone Camp of token
			token A { copies: 2 }
			""".formatted(rules));
		Cli.Result result = cli.run("export", pack, "--format", "tts", "--to", home.resolve("table").toString());
		assertEquals(ExitCode.FINE, result.code(), result.err());
		assertTrue(
				result.out().contains("Game for 1 player cannot be set up: " + told)
						|| result.err().contains("Game for 1 player cannot be set up: " + told),
				result.out() + result.err());
	}

	@Test
	void each_of_several_changes_of_one_value_has_its_own_name_in_json() {
		Cli cli = new Cli(home);
		String pack = cli.pack("bad", """
			pack bad { version 1.0.0 }
			kind walker is token
			extend walker { derived pace: number = 1 }
			change derived walker.pace to its pace + 1
			change derived walker.pace to its pace * 10
			""");
		Path file = home.resolve("bad.hullpack.zip");
		Cli.Result result = cli.run("export", pack, "--format", "json", "--to", file.toString());
		assertEquals(ExitCode.FINE, result.code(), result.err());
		assertTrue(Files.exists(file));
	}

	@Test
	void numbers_are_told_in_the_same_digits_everywhere() {
		Locale before = Locale.getDefault();
		Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
		try {
			Cli cli = new Cli(home);
			String pack = cli.pack("fine", """
				pack fine { version 1.0.0 }
				game Fine { players 1 to 2 setup SetUp round Main }
				phase Main { end game "done" }
				procedure SetUp { }
				""");
			Cli.Result result = cli.run("play", pack);
			assertTrue(result.out().contains("after 1 round and 0 decisions"), result.out());
		} finally {
			Locale.setDefault(before);
		}
	}
}
