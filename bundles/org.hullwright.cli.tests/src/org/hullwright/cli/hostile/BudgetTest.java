package org.hullwright.cli.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A step of a game is charged by what it costs: by the values that are copied, the things that are looked at, the characters that are told.
 * So a pack that asks for much in few words ends with an error of the pack, at its place. The time limit only keeps a broken budget from
 * holding up the build.
 */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class BudgetTest {

	private static final String HEAD = """
		pack bad { version 1.0.0 }
		game Bad { players 1 to 2 setup SetUp round Main }
		phase Main { end game "done" }
		state x: number = 0
		""";
	/** As many pieces as a game may have, in a few lines. */
	private static final String SACK = many(19, "token Coin%1$d \"Coin\" { copies: 1000 }", "\n") + "\ndeck Sack of token { contains "
			+ many(19, "each Coin%1$d", ", ") + " }\n";
	private static final String FEW = "token Penny \"Penny\" { copies: 2 }\ndeck Purse of token { contains each Penny }\n";

	@TempDir
	private Path home;

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
		procedure SetUp { let l be each token in Sack while x = 0 { let m be l } }                            | 5: | goes on and on
		procedure SetUp { let l be each token in Sack while x = 0 { do F of l } } procedure F of l: list of token { } | 5: | goes on and on
		procedure SetUp { while not (Sack has a gem) { } } kind gem is token                                  | 5:19 | goes on and on
		procedure SetUp { while not (Sack has a Gem) { } } token Gem { copies: 1 }                            | 5:19 | goes on and on
		procedure SetUp { repeat 4000000 times { do Foo } } procedure Foo { } extend token { state s: number = 0 until Foo } | 5: | goes on and on
		procedure SetUp { repeat 4000000 times { if first token in Bag as t { return t move t to Bag } } } bag Bag of token { contains 900 of Bean } token Bean { copies: 900 } | 5: | goes on and on
		procedure SetUp { while x = 0 { let l be each token in Sack ordered by its rank descending } } extend token { state rank: number = 0 } | 5: | goes on and on
		procedure SetUp { set x to number of token in (F of (each token in Sack) by 40) } procedure F of l: list of token by n: number gives list of token { if n > 0 { give (F of (l, l) by (n - 1)) } give l } | 5: | more than 200000 values
		""")
	void what_looks_at_much_over_and_over_is_stopped(String rules, String place, String message) {
		assertStopped("bad/bad.hull:" + place, message, HEAD + rules + "\n" + SACK);
	}

	@Test
	void a_list_that_is_doubled_again_and_again_is_stopped_before_it_fills_the_memory() {
		String lets = IntStream.range(1, 40).mapToObj(number -> "let a" + number + " be (a" + (number - 1) + ", a" + (number - 1) + ")")
				.collect(Collectors.joining(" "));
		assertStopped("bad/bad.hull:5:", "more than 200000 values",
				HEAD + "procedure SetUp { let a0 be each token in Purse " + lets + " set x to number of token in a39 }\n" + FEW);
	}

	@Test
	void a_derived_list_of_doubled_lists_is_stopped_before_it_fills_the_memory() {
		String derived = IntStream.range(1, 40)
				.mapToObj(number -> "derived l" + number + ": list of token = (l" + (number - 1) + ", l" + (number - 1) + ")\n")
				.collect(Collectors.joining());
		assertStopped("bad/bad.hull:", "more than 200000 values",
				HEAD + "derived l0: list of token = each token in Purse\n" + derived
						+ "procedure SetUp { set x to number of token in l39 }\n" + FEW);
	}

	@Test
	void rules_around_a_change_are_charged_for_each_change() {
		String rules = many(2_000, "after changing x to v%d: number { }", "\n");
		assertStopped("bad/bad.hull:5:", "goes on and on", HEAD + "procedure SetUp { repeat 4000000 times { increase x by 1 } }\n" + rules);
	}

	@Test
	void a_long_block_is_charged_for_each_sentence() {
		String block = "set x to 1 ".repeat(2_000);
		assertStopped("bad/bad.hull:5:", "goes on and on", HEAD + "procedure SetUp { repeat 4000000 times { " + block + "} }\n");
	}

	@Test
	void a_large_sum_is_charged_for_its_parts() {
		String sum = "x";
		for (int doubled = 0; doubled < 9; doubled++) {
			sum = "(" + sum + " + " + sum + ")";
		}
		assertStopped("bad/bad.hull:5:", "goes on and on", HEAD + "procedure SetUp { repeat 4000000 times { set x to " + sum + " } }\n");
	}

	@Test
	void a_text_with_a_gap_for_a_long_name_is_stopped_before_it_is_made() {
		String say = "say \"" + "{t}".repeat(5_000) + "\"";
		assertStopped("bad/bad.hull:5:", "tells too much at once",
				HEAD + "procedure SetUp { if first token in Purse as t { " + say + " } }\n"
						+ FEW.replace("\"Penny\"", "\"" + "P".repeat(100_000) + "\""),
				"play");
	}

	@Test
	void options_with_long_labels_are_stopped_before_all_are_made() {
		String options = many(200, "option \"%d {t}{t}{t}{t}\" { }", " ");
		assertStopped("bad/bad.hull:5:", "tells too much",
				HEAD + "procedure SetUp { if first token in Purse as t { choose by (the (first player)) \"?\" { " + options + " } } }\n"
						+ FEW.replace("\"Penny\"", "\"" + "P".repeat(100_000) + "\""),
				"play");
	}

	@Test
	void a_game_of_many_decisions_is_stopped_by_what_it_costs_as_a_whole() {
		assertStopped("bad/bad.hull:5:", "this game does not end: more than 100000000 steps", HEAD + """
			procedure SetUp { repeat 10000 times { let l be each token in Sack ordered by its rank choose by (the (first player)) "go" { option "a" { } option "b" { } } } }
			extend token { state rank: number = 0 }
			""" + SACK);
	}

	@Test
	void a_long_chain_of_derived_values_is_an_error_of_the_pack() {
		assertStopped("bad/bad.hull:", "more than 300 deep",
				HEAD + "procedure SetUp { set x to y }\nderived y: number = 1\n" + "change derived y to y + 1\n".repeat(2_000), "play");
	}

	@ParameterizedTest
	@ValueSource(strings = { "heuristic", "search" })
	void a_program_that_has_to_try_too_many_options_gives_up_at_the_decision(String agent) {
		String pack = HEAD + """
			procedure SetUp { choose by (the (first player)) "q" for each token t in Sack "{t}" { repeat 100000 times { set y to 1 set y to 0 } } }
			state y: number = 0
			goal "g" for p: player worth y
			""" + SACK;
		assertGivesUp(pack, agent);
	}

	@ParameterizedTest
	@ValueSource(strings = { "heuristic", "search" })
	void a_goal_that_takes_long_to_tell_is_stopped_at_the_decision(String agent) {
		String pack = HEAD + """
			procedure SetUp { repeat 50 times { choose by (the (first player)) "q" { option "a" { } option "b" { } option "c" { } option "d" { } } } }
			procedure W gives number { repeat 1500000 times { let q be 1 } give x }
			goal "g" for p: player worth W
			""";
		assertGivesUp(pack, agent);
	}

	private void assertGivesUp(String pack, String agent) {
		Cli cli = new Cli(home);
		Cli.Result result = cli.run("play", cli.pack("bad", pack), "--agents", agent);
		assertEquals(ExitCode.PROBLEMS, result.code(), result.err());
		assertTrue(result.err().startsWith("bad/bad.hull:5:"), result.err());
		assertTrue(result.err().contains("a program cannot decide here"), result.err());
		assertTrue(result.err().contains("while performing bad/bad.hull:5:1"), result.err());
	}

	@Test
	void all_tests_of_a_pack_share_what_they_may_cost() {
		Cli cli = new Cli(home);
		String tests = many(40, "test \"t%d\" { when { repeat 4900000 times { let q be 1 } } then { expect x = 0 } }", "\n");
		Cli.Result result = cli.run("test", cli.pack("bad", HEAD + "procedure SetUp { }\n" + tests));
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.out().contains("bad/bad.hull:36:"), result.out());
		assertTrue(result.out().contains("the tests take too long: up to here, all together, more than 150000000 steps"), result.out());
		assertTrue(result.out().contains("this was not tried, for the tests before it have taken too long"), result.out());
		assertTrue(result.out().contains("30 passed, 10 failed"), result.out());
	}

	private void assertStopped(String place, String message, String pack) {
		assertStopped(place, message, pack + "test \"t\" { then { expect x = 0 } }\n", "test", "play");
	}

	private void assertStopped(String place, String message, String pack, String... commands) {
		Cli cli = new Cli(home);
		String folder = cli.pack("bad", pack);
		for (String command : commands) {
			Cli.Result result = cli.run(command, folder);
			String told = result.out() + result.err();
			assertEquals(ExitCode.PROBLEMS, result.code(), told.lines().limit(5).toList().toString());
			String blamed = told.lines().filter(line -> line.contains(message)).findFirst().orElse("");
			assertTrue(blamed.contains(place), told.lines().limit(5).toList() + " does not tell " + message);
			assertTrue(told.contains("while performing bad/bad.hull:"), told.lines().limit(5).toList().toString());
			assertFalse(told.contains("fault of ours"));
		}
	}

	private static String many(int count, String template, String between) {
		return IntStream.range(0, count).mapToObj(template::formatted).collect(Collectors.joining(between));
	}
}
