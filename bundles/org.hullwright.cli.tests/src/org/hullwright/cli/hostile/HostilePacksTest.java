package org.hullwright.cli.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.hullwright.cli.Cli;
import org.hullwright.cli.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Packs are not trusted. Whatever one asks for, checking, testing and playing it ends soon, with a problem at its place and never with the
 * memory or the stack used up.
 */
class HostilePacksTest {

	/** Far longer than it takes, for the machines that tests run on. */
	private static final Duration SOON = Duration.ofSeconds(20);

	private static final String HEAD = """
		pack bad { version 1.0.0 }
		game Bad { players 1 to 2 setup SetUp round Main }
		phase Main { end game "done" }
		state x: number = 0
		""";
	private static final String SACK = "token Coin { copies: 1000 } token Stone { copies: 1000 } deck Sack of token { contains each Coin, each Stone }\n";
	private static final String TEST = "\ntest \"t\" { then { expect x = 0 } }\n";

	@TempDir
	private Path home;

	@Test
	void thousands_of_expansions_that_require_each_other_are_checked_soon() {
		String chain = IntStream.range(1, 3000).mapToObj(number -> "expansion E" + number + " requires E" + (number - 1) + " { }\n")
				.collect(Collectors.joining());
		Cli cli = new Cli(home);
		Cli.Result result = run(cli, "check", cli.pack("chain", "pack chain { version 1.0.0 }\nexpansion E0 { }\n" + chain));
		assertEquals(ExitCode.FINE, result.code(), result.out());
	}

	@Test
	void thousands_of_expansions_in_a_circle_are_named_by_the_first_of_them() {
		String chain = IntStream.range(1, 3000).mapToObj(number -> "expansion E" + number + " requires E" + (number - 1) + " { }\n")
				.collect(Collectors.joining());
		Cli cli = new Cli(home);
		Cli.Result result = run(cli, "check",
				cli.pack("circle", "pack circle { version 1.0.0 }\nexpansion E0 requires E2999 { }\n" + chain));
		assertTrue(result.out().startsWith("circle/circle.hull:2:11: error: E0 requires itself, through E1, E2, "),
				result.out().substring(0, 200));
		assertTrue(result.out().lines().findFirst().orElse("").endsWith(" and 2989 others. [EXPANSION_CIRCULAR]"),
				result.out().substring(0, 300));
	}

	@Test
	void thousands_of_mistakes_are_all_told_soon() {
		String bad = IntStream.range(0, 1000)
				.mapToObj(number -> "procedure Bad" + number + " { " + "set nothing to 3 set x to here say \"{nobody}\" ".repeat(7) + "}\n")
				.collect(Collectors.joining());
		Cli cli = new Cli(home);
		Cli.Result result = run(cli, "check", cli.pack("bad", HEAD + "procedure SetUp { }\n" + bad));
		assertEquals(21_000, result.out().lines().filter(line -> line.contains("UNKNOWN")).count());
	}

	@Test
	void thousands_of_places_that_contain_all_of_thousands_are_refused() {
		String places = IntStream.range(0, 2000)
				.mapToObj(number -> "token T" + number + "\ndeck D" + number + " of token { contains each token }\n")
				.collect(Collectors.joining());
		Cli cli = new Cli(home);
		Cli.Result result = run(cli, "check", cli.pack("bad", HEAD + "procedure SetUp { }\n" + places));
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.out().contains("error: what lies in all places at the start is told in more than 500000 lines"), result.err());
	}

	/** Each ends both a test and a game, with the place of the line that is to blame. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
		procedure SetUp { while x < 1 { } }                                                               | 5:19 | goes on and on
		procedure SetUp { repeat 2000000000 times { } }                                                   | 5:19 | goes on and on
		procedure SetUp { do SetUp }                                                                      | 5:19 | more than 300 deep
		procedure SetUp { do Half of 60 }  procedure Half of n: number { if n > 0 { do Half of (n - 1) do Half of (n - 1) } } | 5: | goes on and on;does not end
		procedure SetUp { set x to (F of 80) } procedure F of n: number gives number { if n < 2 { give n } give (F of (n - 1)) + (F of (n - 2)) } | 5: | goes on and on;does not end
		procedure SetUp { set x to y }  derived y: number = (G of 1)  procedure G of n: number gives number { give y + n } | 5: | more than 300 deep
		procedure SetUp { for each token t in Sack { for each token u in Sack { for each token v in Sack { set x to 1 } } } } | 5: | goes on and on
		procedure SetUp { if there is a token t in Sack where there is a token u in Sack where there is no token v in Sack where x = 0 { set x to 1 } } | 5: | goes on and on
		procedure SetUp { for each token t in Sack ordered by (number of token u in Sack where (number of token v in Sack where v is u) > 1) { } } | 5: | goes on and on
		procedure SetUp { while x < 1 { shuffle Sack } }                                                  | 5:33 | changes too much at once
		procedure SetUp { draw 2000000000 from Pot as drawn { discard drawn } }  token Bean { copies: 2 }  reshuffling deck Pot of token { contains each Bean } | 5: | changes too much at once
		procedure SetUp { place 2000000000 of Drop in Hall }  token Drop { copies: 3 }  room Hall         | 5:19 | goes on and on
		procedure SetUp { place 3 of Drop in Hall }  token Drop { copies: 1 exhausted { place Drop in Hall } }  room Hall | 5: | more than 300 deep
		procedure SetUp { set Time to 1 }  track Time from 0 to 9 = 0 { at 1 { set Time to 2 } at 2 { set Time to 1 } } | 5: | more than 300 deep
		procedure SetUp { while x < 1 { choose by (the (first player)) "Again?" { option "yes" { } option "no" { } } } }  | 5:33 | does not end
		procedure SetUp { while x < 1 { choose by (the (first player)) "Which?" { for each token t in Sack where (number of token u in Sack where u is t) = 1 "{t}" { } } } } | 5: | goes on and on
		""")
	void rules_that_never_end_are_stopped(String rules, String place, String messages) {
		Cli cli = new Cli(home);
		String pack = cli.pack("bad", HEAD + rules + "\n" + SACK + TEST);
		for (String command : new String[] { "check", "test", "play" }) {
			Cli.Result result = run(cli, command, pack);
			assertEquals(command.equals("check") ? ExitCode.FINE : ExitCode.PROBLEMS, result.code(), result.out() + result.err());
			if (!command.equals("check")) {
				String told = result.out() + result.err();
				String blamed = told.lines().filter(line -> Stream.of(messages.split(";")).anyMatch(line::contains)).findFirst()
						.orElse(told);
				assertTrue(blamed.contains("bad/bad.hull:" + place), blamed);
				assertTrue(told.contains("while performing bad/bad.hull:"), told);
			}
		}
	}

	/** What is too large to be read or to be set up is a problem of the pack before anything is played. */
	@ParameterizedTest(name = "{0}")
	@MethodSource("tooLarge")
	void what_is_too_large_is_refused_at_its_place(String what, String text, String problem) {
		Cli cli = new Cli(home);
		String pack = cli.pack("bad", text);
		for (String command : new String[] { "check", "test", "play" }) {
			Cli.Result result = run(cli, command, pack);
			assertEquals(ExitCode.PROBLEMS, result.code(), result.out() + result.err());
			String told = result.out() + result.err();
			assertTrue(told.lines().anyMatch(line -> line.startsWith("bad/bad.hull:") && line.contains(problem)),
					told.lines().limit(5).toList().toString());
		}
	}

	static Stream<Arguments> tooLarge() {
		return Stream.of(
				rules("blocks within each other", "if x = 0 { ".repeat(60_000) + "}".repeat(60_000), "nested too deeply"),
				rules("blocks that are not closed", "if x = 0 { ".repeat(20_000), "nested too deeply"),
				rules("a long chain of other cases", "if x = 0 { } " + "else if x = 1 { } ".repeat(5_000), "nested too deeply"),
				rules("parentheses", "set x to " + "(".repeat(50_000) + "1" + ")".repeat(50_000), "nested too deeply"),
				rules("parentheses that are not closed", "set x to " + "(".repeat(50_000), "nested too deeply"),
				rules("a long sum", "set x to 1" + " + 1".repeat(20_000), "nested too deeply"),
				rules("a long condition", "if x = 0" + " and x = 0".repeat(20_000) + " { }", "nested too deeply"),
				rules("many negations", "if " + "not ".repeat(20_000) + "x = 0 { }", "nested too deeply"),
				rules("a long row of possessives", "if (first player)" + "'s owner".repeat(20_000) + " is none { }", "nested too deeply"),
				rules("a long block", "set x to 1 ".repeat(60_000), "too long"),
				rules("a number beyond all numbers", "set x to 99999999999999999999", "This number is too large."),
				pack("copies", "token Coin { copies: 2000000000 }", "is not between 0 and 1000"),
				pack("cards in a deck", "card Joker deck Cards of card { contains 2000000000 of Joker }", "2000000000 of Joker wanted"),
				pack("pieces", many(1_000, "token Coin%d { copies: 1000 }"), "more than 20000 pieces"),
				pack("places on pieces",
						"extend token { " + many(400, "zone z%d of token") + " }" + many(18, "token Coin%d { copies: 1000 }"),
						"states and places together"),
				pack("kinds below each other",
						"kind k0 is token" + IntStream.range(1, 400).mapToObj(number -> "\nkind k" + number + " is k" + (number - 1))
								.collect(Collectors.joining()),
						"the kinds above it are more than 50"),
				pack("kinds", many(1_200, "kind k%d is token"), "more than 1000 kinds"),
				pack("spaces", "board Wide { rows \"" + "A   ".repeat(3_000) + "\" letter A { } }", "at most 2000 spaces"),
				pack("things that contain each other",
						"extend token { zone inner of token } token Jar { inner contains Box } token Box { inner contains Jar }",
						"would contain itself"),
				Arguments.of("players",
						"pack bad { version 1.0.0 }\ngame Bad { players 1 to 2000000000 setup SetUp round Main }\nphase Main { }\nprocedure SetUp { }",
						"no game is for more than 30 players"));
	}

	/** Sentences within each other that the parser tries before it reads them took twice as long for each level. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
		(F of     | )
		(if x = 0 then 1 else | )
		(F of ((  | )))
		""")
	void what_is_nested_as_deeply_as_is_allowed_is_read_at_once(String opening, String closing) {
		Cli cli = new Cli(home);
		String value = (opening + " ").repeat(30) + "1" + closing.repeat(30);
		String pack = cli.pack("bad",
				HEAD + "procedure F of n: number gives number { give n }\nprocedure SetUp { set x to " + value + " }\n");
		assertEquals(ExitCode.FINE, run(cli, "check", pack).code());
		assertEquals(ExitCode.FINE, run(cli, "play", pack).code());
	}

	@ParameterizedTest
	@CsvSource({ "300, changes nothing", "3000, more than 300 deep" })
	void rules_around_rules_are_followed_so_far(int rules, String told) {
		Cli cli = new Cli(home);
		String pack = cli.pack("bad",
				HEAD + "procedure SetUp { do Nothing }\nprocedure Nothing { }\n" + "instead of Nothing { proceed }\n".repeat(rules - 10));
		Cli.Result result = run(cli, "play", pack);
		boolean fine = rules < 3000;
		assertEquals(fine ? ExitCode.FINE : ExitCode.PROBLEMS, result.code(), result.err());
		assertTrue(fine || result.err().contains(told), result.err());
	}

	@ParameterizedTest
	@CsvSource({ "1500000, 1", "1500000, 100000" })
	void giant_texts_are_told_until_it_is_too_much(int length, int times) {
		Cli cli = new Cli(home);
		String pack = cli.pack("bad", HEAD + "procedure SetUp { repeat " + times + " times { say \"" + "a".repeat(length) + "\" } }\n");
		Cli.Result result = run(cli, "play", pack);
		assertEquals(times == 1 ? ExitCode.FINE : ExitCode.PROBLEMS, result.code());
		assertEquals(times > 1, result.err().startsWith("bad/bad.hull:5:"), result.err());
		assertEquals(times > 1, result.err().contains("this game tells too much"), result.err());
	}

	private static Cli.Result run(Cli cli, String... arguments) {
		return assertTimeoutPreemptively(SOON, () -> cli.run(arguments));
	}

	private static Arguments rules(String what, String effects, String problem) {
		return Arguments.of(what, HEAD + "procedure SetUp { " + effects + " }\n", problem);
	}

	private static Arguments pack(String what, String declarations, String problem) {
		return Arguments.of(what, HEAD + "procedure SetUp { }\n" + declarations + "\n", problem);
	}

	private static String many(int count, String template) {
		return IntStream.range(0, count).mapToObj(template::formatted).collect(Collectors.joining("\n"));
	}
}
