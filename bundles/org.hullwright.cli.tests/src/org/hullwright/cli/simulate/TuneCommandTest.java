package org.hullwright.cli.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code hullwright tune}: a die of ten faces wins when it shows more than the hurdle, so that each step is worth ten percent. */
class TuneCommandTest {

	@TempDir
	private Path home;
	private Cli cli;
	private String luck;

	@BeforeEach
	void aGameOfLuck() {
		cli = new Cli(home);
		luck = cli.pack("luck", """
			pack luck { version 1.0.0 }
			die Luck { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 }
			state hurdle: number 0 to 20 = 5
			state luck: number 0 to 9 = 0
			procedure SetUp { }
			phase Throw {
				for each player p {
					let thrown be roll Luck
					if thrown's number + luck > hurdle { set p's won to yes }
				}
				end game
			}
			game Luck1 "Luck" { players 1 to 2  setup SetUp  round Throw }
			experiment "height" { measure "somebody wins" hurdle measure "doubled" 2 * hurdle }
			""");
	}

	private Cli.Result tuned(String... more) {
		return cli.run(Stream.concat(Stream.of("tune", luck), Stream.of(more)).toArray(String[]::new));
	}

	@ParameterizedTest
	@CsvSource({ "20..40, 7", "60..80, 3", "0..9, 10" })
	void the_number_that_makes_it_as_hard_as_wanted_is_said_first(String between, int number) {
		var result = tuned("--number", "hurdle=0..10", "--between", between, "--games", "3000");
		assertEquals(ExitCode.FINE, result.code(), result.err());
		assertTrue(result.out().startsWith("hurdle = " + number + ": somebody wins "), result.out());
		assertTrue(result.out().lines().findFirst().orElseThrow().endsWith(", which is within " + between + "."), result.out());
	}

	@Test
	void each_value_that_was_tried_is_told_with_what_came_of_it_and_the_same_on_several_threads() {
		String[] asked = { "--number", "hurdle=0..10", "--between", "20..40", "--threads" };
		String one = tuned(Stream.concat(Stream.of(asked), Stream.of("1")).toArray(String[]::new)).out();
		assertEquals(one, tuned(Stream.concat(Stream.of(asked), Stream.of("3")).toArray(String[]::new)).out());
		List<String> lines = one.lines().toList();
		assertTrue(lines.get(1).matches("  0: somebody wins 100\\.0 % \\(9\\d\\.\\d to 100\\.0\\) of 100 games, too much"), one);
		assertTrue(lines.getLast().matches("  10: somebody wins 0\\.0 % \\(0\\.0 to \\d\\.\\d\\) of 100 games, too little"), one);
	}

	@Test
	void where_no_value_reaches_it_the_nearest_is_named() {
		var result = tuned("--number", "hurdle=0..3", "--between", "20..40");
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.out().startsWith("No value of hurdle from 0 to 3 was shown to be within 20..40; 3 comes nearest: somebody wins "),
				result.out());
	}

	@Test
	void what_the_pack_measures_can_be_aimed_at_as_well() {
		assertTrue(tuned("--number", "hurdle=0..10", "--between", "11..13", "--measure", "doubled").out()
				.startsWith("hurdle = 6: doubled 12.0 "));
	}

	@Test
	void where_so_many_games_do_not_tell_that_is_said() {
		var result = tuned("--number", "hurdle=7..7", "--between", "30..31", "--games", "100");
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.out().contains("not shown by so many games"), result.out());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
		hurdl=0..10  | 20..40 | somebody wins | there is no number hurdl; did you mean hurdle?
		hurdle=0-10  | 20..40 | somebody wins | --number hurdle=0-10: that reads like NAME=2..8
		hurdle=10..0 | 20..40 | somebody wins | --number hurdle=10..0: the range begins with the larger number
		hurdle=1..5  | 0..0   | somebody wins | --between 0..0: the second number has to be larger than the first one
		hurdle=0..99 | 20..40 | somebody wins | hurdle goes from 0 to 20, so it cannot be 99
		hurdle=0..10 | 20     | somebody wins | --between 20: that reads like 20..30
		hurdle=0..10 | 20..40 | seat 2 wins   | there is no seat 2 in games of 1 player
		hurdle=0..10 | 20..40 | height        | there is nothing measured that is called height; there are somebody wins, seat 1 wins, doubled
		""")
	void wrong_usage_is_told(String number, String between, String measure, String message) {
		var result = tuned("--number", number, "--between", between, "--measure", measure);
		assertEquals(ExitCode.USAGE, result.code(), result.out());
		assertTrue(result.err().startsWith(message), result.err());
	}

	@Test
	void the_second_number_changes_only_where_no_value_of_the_first_fits() {
		var first = tuned("--number", "hurdle=0..10", "--number", "luck=0..4", "--between", "20..40", "--games", "3000");
		assertTrue(first.out().startsWith("hurdle = 7, luck = 0: somebody wins "), first.out());
		var both = tuned("--number", "hurdle=4..10", "--number", "luck=0..4", "--between", "80..99", "--games", "3000");
		assertEquals(ExitCode.FINE, both.code(), both.out());
		assertTrue(both.out().startsWith("hurdle = 4, luck = "), both.out());
		assertTrue(both.out().lines().skip(1).allMatch(line -> line.matches("  hurdle = \\d+, luck = \\d: somebody wins .*")), both.out());
	}

	@Test
	void where_no_setting_fits_the_search_ends_when_a_turn_moves_nothing_and_the_nearest_is_named() {
		var result = tuned("--number", "hurdle=8..10", "--number", "luck=0..1", "--between", "90..99");
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.out().startsWith("No values of hurdle from 8 to 10 and luck from 0 to 1 were shown to be within 90..99; "
				+ "hurdle = 8, luck = 1 comes nearest: somebody wins "), result.out());
		assertEquals(5, result.out().lines().count(), "none is tried twice: " + result.out());
		assertTrue(tuned("--number", "luck=0..1", "--number", "luck=0..2", "--between", "90..99").err()
				.startsWith("--number luck: it is named twice"));
	}
}
