package org.hullwright.cli.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hullwright compare}: two versions of a game in which a die of ten faces wins when it shows more than the hurdle. */
class CompareCommandTest {

	private static final String RULES = """
		pack luck { version 1.0.0 }
		die Luck { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 }
		procedure SetUp { }
		procedure Hurdle gives number { give 5 }
		procedure Unused { }
		phase Throw {
			for each player p {
				let thrown be roll Luck
				if thrown's number > (Hurdle) { set p's won to yes }
			}
			end game
		}
		game Luck1 "Luck" { players 1 to 2  setup SetUp  round Throw }
		""";
	private static final String TESTS = """
		pack luck
		test "a six wins" { given players 1 when { rig Luck to 6  play 1 round } then { expect there is a player p where p's won } }
		test "a nine wins" { given players 1 when { rig Luck to 9  play 1 round } then { expect there is a player p where p's won } }
		""";

	@TempDir
	private Path home;
	private Cli cli;
	private String before;

	@BeforeEach
	void theVersionBefore() {
		cli = new Cli(home);
		before = cli.file("before/luck", "pack.hull", RULES);
		cli.file("before/luck/tests", "luck.hull", TESTS);
	}

	private Cli.Result compared(String rules, String tests) {
		String now = cli.file("now/luck", "pack.hull", rules);
		cli.file("now/luck/tests", "luck.hull", tests);
		return cli.run("compare", before, now, "--games", "400", "--threads", "1");
	}

	@Test
	void what_it_does_to_games_is_said_first_then_what_is_different_then_what_tests_say() {
		var result = compared(RULES.replace("give 5", "give 7").replace("procedure Unused { }\n", "") + "token Charm \"Lucky charm\" { }\n",
				TESTS.replace("a six wins", "an eight wins").replace("Luck to 6", "Luck to 8"));
		assertEquals(ExitCode.FINE, result.code(), result.err());
		List<String> lines = result.out().lines().toList();
		assertTrue(lines.getFirst().startsWith("The new version makes winning harder: somebody wins "), result.out());
		assertTrue(result.out().contains("\nChanged: Hurdle (now/luck/pack.hull:4)."), result.out());
		assertTrue(result.out().contains("\nNew: Lucky charm (now/luck/pack.hull:13)."), result.out());
		assertTrue(result.out().contains("\nGone: Unused (before/luck/pack.hull:5)."), result.out());
		assertTrue(result.out().contains("Tests before: 2 passed, 0 failed; now: 2 passed, 0 failed."), result.out());
		assertTrue(
				result.out()
						.contains("Of 2 tests that passed before, 1 passes by the rules of now; these do not:\n  a six wins: expected "),
				result.out());
	}

	@Test
	void what_alone_was_changed_is_named() {
		assertTrue(compared(RULES.replace("give 5", "give 3"), TESTS).out()
				.startsWith("Hurdle as it is now makes winning easier: somebody wins "));
	}

	@Test
	void a_series_is_named_by_what_it_goes_through() {
		assertTrue(compared(RULES + "token for each number n from 1 to 3 \"Chip {n}\"\n", TESTS).out()
				.contains("\nNew: token for each number n (now/luck/pack.hull:14)."));
	}

	@Test
	void comments_and_blanks_change_nothing() {
		var result = compared(RULES.replace("give 5", "\n\t\tgive   5 // as ever\n\t"), TESTS);
		assertEquals("""
			The new version changed nothing in any of 400 games.

			Both versions declare the same.

			Tests before: 2 passed, 0 failed; now: 2 passed, 0 failed.
			Of 2 tests that passed before, all pass by the rules of now.
			""", result.out());
	}

	@Test
	void tests_that_name_what_is_gone_are_left_out_alone_and_told_where_they_are() {
		cli.file("before/luck/tests", "luck.hull", TESTS.replace("rig Luck to 9", "do Unused  rig Luck to 9"));
		cli.file("before/luck/tests", "more.hull",
				"pack luck\ntest \"idle\" { when { do Unused } then { expect (number of player) = 1 } }\n");
		var result = compared(RULES.replace("procedure Unused { }\n", ""), TESTS);
		assertTrue(result.out().contains("\nOf the tests of the version before, these cannot be run by the rules of now:\n"
				+ "  a nine wins: before/luck/tests/luck.hull:3:"), result.out());
		assertTrue(result.out().contains("\n  idle: before/luck/tests/more.hull:2:"), result.out());
		assertTrue(result.out().contains("Unused"), result.out());
		assertTrue(result.out().endsWith("\nOf 1 other that passed before, all pass by the rules of now.\n"), result.out());
	}

	@Test
	void what_is_wrong_outside_of_a_test_leaves_out_its_file() {
		cli.file("before/luck/tests", "more.hull",
				"pack luck\nprocedure Helper { do Unused }\ntest \"idle\" { when { do Helper } then { expect (number of player) = 1 } }\n");
		var result = compared(RULES.replace("procedure Unused { }\n", ""), TESTS);
		assertTrue(result.out().contains("\n  all of before/luck/tests/more.hull: before/luck/tests/more.hull:2:"), result.out());
		assertTrue(result.out().endsWith("\nOf 2 others that passed before, all pass by the rules of now.\n"), result.out());
	}

	@Test
	void two_games_are_not_told_to_be_versions_of_one() {
		var result = compared(RULES.replace("game Luck1", "game Chance"), TESTS);
		assertTrue(result.out().startsWith("These are different games, Luck1 and Chance, and not two versions of one"), result.out());
		assertFalse(compared(RULES, TESTS).out().contains("different games"));
	}

	@Test
	void few_games_show_nothing_within_a_sentence() {
		compared(RULES.replace("give 5", "give 3").replace("procedure Unused { }\n", ""), TESTS);
		var result = cli.run("compare", before, home.resolve("now/luck").toString(), "--games", "8", "--threads", "1");
		assertTrue(result.out().startsWith("Whether the new version makes winning easier or harder is not shown"), result.out());
	}

	@Test
	void a_version_with_a_test_that_fails_ends_with_a_problem() {
		var result = compared(RULES.replace("give 5", "give 9"), TESTS);
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.out().contains("now: 0 passed, 2 failed.\nFailed now: a six wins (now/luck/tests/luck.hull:2), "
				+ "a nine wins (now/luck/tests/luck.hull:3).\n"), result.out());
	}

	@Test
	void a_folder_that_is_no_pack_is_refused() {
		var result = cli.run("compare", before, home.resolve("nowhere").toString());
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.err().contains("there is no folder"), result.err());
		assertFalse(result.out().contains("Changed"));
	}
}
