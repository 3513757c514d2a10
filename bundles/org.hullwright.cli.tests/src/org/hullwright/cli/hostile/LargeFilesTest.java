package org.hullwright.cli.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.hullwright.cli.Cli;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is said thousands of times is read and checked in a time that grows with the text, and what a few changes multiply is refused. The
 * time limit is far more than that takes, and far less than it takes when each thing is compared with each other one.
 */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LargeFilesTest {

	private static final String HEAD = """
		pack bad { version 1.0.0 }
		game Bad { players 1 to 2 setup SetUp round Main }
		phase Main { end game "done" }
		state x: number = 0
		procedure SetUp { }
		""";

	@TempDir
	private Path home;

	@Test
	void what_is_whose_in_a_long_row_is_followed_once() {
		String row = "t" + "'s me".repeat(100);
		assertFine("token T\nextend token { derived me: token = this token }\nprocedure P of t: token { if " + row
				+ " is T { set x to 1 } }\n");
	}

	@Test
	void a_long_chain_of_derived_values_is_followed_once() {
		assertFine("derived d0: number = x\n" + many(40_000, number -> "derived d" + (number + 1) + ": number = d" + number, "\n"));
	}

	@Test
	void a_long_circle_of_derived_values_is_told_for_each_with_the_one_before() {
		Cli.Result result = check(many(5_000, number -> "derived d" + number + ": number = d" + (number + 1) % 5_000 + " + 1", "\n"));
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.out().contains("d7 is computed from itself, through d6, so it never has a value."), result.out());
	}

	@Test
	void the_sides_of_many_components_are_found_by_name() {
		assertFine(many(20, token -> "token T" + token + " { "
				+ many(1_000, side -> "side s" + token + "x" + side + " { }", " ") + " }", "\n")
				+ many(20, procedure -> "procedure P" + procedure + " of t: token { "
						+ many(800, side -> "if t shows s" + procedure + "x" + side + " { set x to 1 }", " ") + " }", "\n"));
	}

	@Test
	void mistakes_of_syntax_in_many_declarations_are_told_soon() {
		assertEquals(ExitCode.PROBLEMS, check(many(60_000, number -> "experiment \"e\" { games 1 }", "\n")).code());
	}

	@Test
	void texts_in_one_long_line_are_split_into_words_once() {
		String line = many(12, procedure -> "procedure P" + procedure + " { " + "say \"some text {x}\" ".repeat(4_000) + " }", " ");
		assertEquals(ExitCode.PROBLEMS, check(line + " token {").code());
	}

	/** What stands in a slot or a step is doubled by each change, so that some dozens would fill any memory. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
		token T { e { set x to 1 } } extend token { effect e on t: token } | change T { e { proceed proceed } }
		phase Early { step A { set x to 1 } }            | insert instead Early.A step X%1$d { proceed proceed }
		""")
	void changes_that_double_what_was_there_are_refused(String changed, String change) {
		assertRefused(changed + "\n" + expansions(36, change), "let fewer changes say “proceed” more than once");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
		token T { e { set x to 1 } } extend token { effect e on t: token } | change T { e { proceed } }
		phase Early { step A { set x to 1 } }            | insert instead Early.A step X%1$d { proceed }
		""")
	void changes_of_changes_are_followed_so_far(String changed, String change) {
		assertRefused(changed + "\n" + expansions(2_000, change), "; let fewer expansions change the same");
	}

	@ParameterizedTest
	@ValueSource(strings = { "replace T%1$d with T0", "remove each token from game" })
	void changes_of_all_places_are_counted(String change) {
		String decks = many(3_000, number -> "token T" + number + "\ndeck D" + number + " of token { contains T" + number + " }", "\n");
		String changes = "expansion E { }\n" + many(3_000, number -> "extend expansion E { " + change.formatted(number + 1) + " }", "\n");
		assertRefused(decks + "token T3000\n" + changes, "let fewer of them change everything");
	}

	/** The first games show it; all games of a long simulation would take as long as they are many. */
	@Test
	void a_simulation_of_games_that_never_end_is_given_up_soon() {
		Cli cli = new Cli(home);
		String endless = HEAD.replace("procedure SetUp { }", "procedure SetUp { while x = 0 { let q be 1 } }");
		Cli.Result result = cli.run("simulate", cli.pack("bad", endless), "--games", "10000");
		assertEquals(ExitCode.PROBLEMS, result.code(), result.err());
		assertTrue(result.out().contains("bad.hull:5:"), result.out());
		assertTrue(result.out().contains("ended early: 5 of 10000 games"), result.out());
	}

	@Test
	void a_pack_with_a_mistake_of_syntax_is_refused_when_it_is_compiled_without_being_checked() {
		String folder = new Cli(home).pack("bad", HEAD + "procedure P { repeat 3 times }\n");
		var refusals = new Workshop().toolChain().open(Path.of(folder)).refusals();
		assertEquals(1, refusals.size(), refusals::toString);
		assertEquals("bad.hull:6", refusals.getFirst().place().file() + ":" + refusals.getFirst().place().line());
		assertTrue(refusals.getFirst().message().contains("this cannot be read"), refusals::toString);
	}

	private static String expansions(int count, String change) {
		return many(count, number -> "expansion E" + number + (number == 0 ? "" : " requires E" + (number - 1)) + " { "
				+ change.formatted(number) + " }", "\n");
	}

	private void assertFine(String text) {
		Cli.Result result = check(text);
		assertEquals(ExitCode.FINE, result.code(),
				() -> result.out().lines().filter(line -> line.contains("error")).limit(3).toList().toString());
	}

	private void assertRefused(String text, String message) {
		Cli.Result result = check(text);
		assertEquals(ExitCode.PROBLEMS, result.code(), result.err());
		assertTrue(result.out().contains(message),
				() -> result.out().lines().filter(line -> line.contains("error")).limit(3).toList().toString());
		assertFalse(result.err().contains("fault of ours"), result.err());
	}

	private Cli.Result check(String text) {
		Cli cli = new Cli(home);
		return cli.run("check", cli.pack("bad", HEAD + text + "\n"));
	}

	private static String many(int count, IntFunction<String> part, String between) {
		return IntStream.range(0, count).mapToObj(part).collect(Collectors.joining(between, "", between));
	}
}
