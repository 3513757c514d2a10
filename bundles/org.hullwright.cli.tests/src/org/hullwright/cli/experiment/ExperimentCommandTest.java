package org.hullwright.cli.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.testing.pack.CoinGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code hullwright experiment}: a coin is tossed until it has come up heads. */
class ExperimentCommandTest {

	@TempDir
	private Path home;
	private Cli cli;
	private String coin;

	@BeforeEach
	void aGameOfChance() {
		cli = new Cli(home);
		coin = cli.pack("coin", "pack coin { version 1.0.0 }\n" + CoinGame.endingWhen("tosses = 1") + """
			expansion Patience { after SetUp { set tosses to 1 } }
			mode Slow
			""");
	}

	@Test
	void each_variant_is_played_and_told() {
		experiment("games 400 players 1, 2 varying expansions Patience",
				"measure \"heads\" (the first player)'s won expect 40 to 60 percent");
		var result = cli.run("experiment", coin);
		String[] lines = result.out().strip().split("\\R");
		assertEquals("luck (400 games each)", lines[0]);
		assertEquals("  1 player", lines[1]);
		assertTrue(lines[2].matches("    heads: (4\\d|5\\d)\\.\\d % \\(.* to .*\\), as expected"), lines[2]);
		assertEquals("  1 player, with Patience", lines[3]);
		assertEquals("    heads: 100.0 % (99.0 to 100.0), NOT as expected: 40 to 60 percent", lines[4]);
		assertEquals("  2 players", lines[5]);
		assertEquals(ExitCode.PROBLEMS, result.code());
	}

	@Test
	void it_comes_out_the_same_on_any_number_of_threads() {
		experiment("games 300", "measure \"tosses\" tosses");
		String alone = cli.run("experiment", coin, "--threads", "1").out();
		assertEquals(alone, cli.run("experiment", coin, "--threads", "3").out());
		assertTrue(alone.contains("tosses: 1.0 (1.0 to 1.0)"), alone);
	}

	@Test
	void it_is_not_made_on_more_threads_than_a_machine_can_have() {
		var result = cli.run("experiment", coin, "--threads", "2000000000");
		assertEquals(ExitCode.USAGE, result.code());
		assertTrue(result.err().contains("'2000000000' is neither `all` nor a number from 1 to 1024"), result.err());
	}

	@Test
	void only_games_that_fit_count_for_a_measure_with_a_condition() {
		experiment("games 400",
				"measure \"heads at once\" (the first player)'s won when tosses = 1 measure \"heads late\" (the first player)'s won when tosses > 5");
		String out = cli.run("experiment", coin).out();
		assertTrue(out.matches("(?s).*heads at once: \\d\\d\\.\\d % in 400 games \\(.*"), out);
		assertTrue(out.contains("heads late: there was no such game"), out);
	}

	@Test
	void sentences_that_no_game_performs_are_listed() {
		experiment("games 40", "measure \"heads\" (the first player)'s won");
		cli.file("coin", "rare.hull", "pack coin\nafter Toss when tosses > 9 {\n\tset tosses to 9\n}\n");
		String out = cli.run("experiment", coin, "--coverage").out();
		assertTrue(out.contains("never run: coin/rare.hull:3"), out);
		assertFalse(out.contains("never run: coin/coin.hull"), out);
	}

	@Test
	void few_games_do_not_show_much() {
		experiment("games 400", "measure \"heads\" (the first player)'s won expect 40 to 60 percent");
		var result = cli.run("experiment", coin, "--games", "8");
		assertTrue(result.out().matches("(?s).*which does not show yet whether it is 40 to 60 percent; about \\d+ games would\\b.*"),
				result.out());
		assertEquals(ExitCode.FINE, result.code());
	}

	@Test
	void a_terminal_sees_how_many_games_were_played() {
		System.setProperty("hullwright.terminal", "true");
		try {
			experiment("games 30 players 1, 2", "measure \"tosses\" tosses");
			String told = cli.run("experiment", coin).err();
			assertTrue(told.startsWith("\r0 of 30 games; Ctrl+C ends it early\r"), told);
			assertEquals(2, told.split("\r30 of 30 games", -1).length - 1, told);
		} finally {
			System.clearProperty("hullwright.terminal");
		}
	}

	@Test
	void a_file_or_another_program_sees_nothing_of_it() {
		experiment("games 30", "measure \"tosses\" tosses");
		assertEquals("", cli.run("experiment", coin).err());
	}

	@Test
	void a_game_that_breaks_is_told_with_its_place() {
		experiment("games 20", "measure \"odd\" 10 / (tosses - 1)");
		var result = cli.run("experiment", coin);
		assertTrue(result.out().contains("experiment.hull:2"), result.out());
		assertEquals(ExitCode.PROBLEMS, result.code());
	}

	@Test
	void a_pack_without_experiments_says_so() {
		assertEquals("coin has no experiments\n", cli.run("experiment", coin).err());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
		games 0     | tosses                                | NUMBER_OUT_OF_BOUNDS | 0 is not between 1 and 1000000.
		players 3   | tosses                                | NUMBER_OUT_OF_BOUNDS | 3 is not between 1 and 2.
		games 9     | tosses expect 5 to 2                  | RANGE_EMPTY          | 5 to 2 is empty.
		games 9     | tosses expect 2 to 5 percent          | EXPECTED_MEASURE     | This measures a number, so what is expected reads like “2 to 5”.
		games 9     | Slow expect 2 to 5                    | EXPECTED_MEASURE     | This measures how often something is so, so what is expected reads like “2 to 5 percent”.
		games 9     | Slow expect 20 to 200 percent         | NUMBER_OUT_OF_BOUNDS | 200 is not between 0 and 100.
		players 2 agents first, random, first | tosses      | AGENTS_COUNT         | Programs are named for 3 seats, but the number of players is 2. Name one for all seats, or one for each.
		players 2, 1 agents first, random     | tosses      | AGENTS_COUNT         | Programs are named for 2 seats, but the number of players is 1. Name one for all seats, or one for each.
		agents first, random | tosses                       | AGENTS_COUNT         | Programs are named for 2 seats, but the number of players is 1. Name one for all seats, or one for each.
		games 9     | tosses measure "it" 2 * tosses        | MEASURE_TWICE        | it is measured twice in this experiment.
		games 9     | tosses when tosses                     | TYPE_MISMATCH        | Truth is wanted here, but this is number.
		games 9     | the first player                      | TYPE_MISMATCH        | A number, or whether something is so, is wanted here, but this is player.
		games 9     | (roll Penny)'s number                  | RANDOM_WHILE_ASKING  | Chance must not be part of a measure, which is looked at any number of times. Name it with “let” first.
		""")
	void what_cannot_be_tried_is_refused(String clauses, String measure, String code, String message) {
		experiment(clauses, "measure \"it\" " + measure);
		String reported = cli.run("check", coin).out();
		assertTrue(reported.contains(": error: " + message + " [" + code + "]"), reported);
	}

	private void experiment(String clauses, String measure) {
		cli.file("coin", "experiment.hull", "pack coin\nexperiment \"luck\" { " + clauses + " " + measure + " }\n");
	}
}
