package org.hullwright.cli.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The first sentence of {@code hullwright simulate --about}: of a game that nobody wins, and of cards that are far too strong, weak or
 * useless.
 */
class ExtremeComponentsTest {

	private static final String KEY = "lot Card \"Key\" { copies: 3  fate when drawn > 9 { for each player p { set p's won to yes } } }";

	@TempDir
	private Path home;
	private Cli cli;

	@BeforeEach
	void aGameThatNobodyWins() {
		cli = new Cli(home);
		cli.pack("shift", """
			pack shift "The Shift" { version 1.0.0 }
			kind lot is card { effect fate }
			lot Blank "Blank" { copies: 9 }
			deck Lots of lot { contains 9 of Blank }
			zone Hand "Hand" of lot
			state drawn: number = 0
			procedure SetUp { shuffle Lots }
			phase Draw {
				draw 2 from Lots to Hand
				for each player p {
					choose by p "What do you do?" {
						for each lot l in Hand where can (fate of l) "Use {l}" { resolve fate of l }
						for each lot l in Hand "Drop {l}" { remove l }
					}
				}
				increase drawn by 1
				if drawn >= 3 { end game "the shift is over" }
			}
			game Shift "The Shift" { players 1 to 1  setup SetUp  round Draw }
			""");
	}

	private String first(String agent, String card) {
		String extreme = cli.pack("extreme", """
			pack extreme "Extreme" { version 1.0.0 requires shift }
			expansion Extreme "Extreme" { add 3 of Card to Lots }
			""" + card);
		var result = cli.run("simulate", extreme, "--games", "300", "--about", "Card", "--agents", agent);
		assertEquals(ExitCode.FINE, result.code(), result.err());
		return result.out().lines().findFirst().orElseThrow();
	}

	@Test
	void what_wins_by_itself_is_said_to_make_winning_easier() {
		String said = first("random", "lot Card \"Crown\" { copies: 3  fate { for each player p { set p's won to yes } } }");
		assertTrue(said.startsWith("Crown makes winning easier: somebody wins "), said);
	}

	@Test
	void what_ends_games_early_is_said_to_make_them_shorter_even_where_that_changes_no_wins() {
		String said = first("random", "lot Card \"Collapse\" { copies: 3  fate { end game \"collapse\" } }");
		assertTrue(said.startsWith("Collapse makes games shorter"), said);
	}

	@Test
	void what_nobody_can_use_is_said_to_be_of_no_use_although_it_can_be_dropped() {
		String said = first("random", KEY);
		assertTrue(said.matches("Key could never be used: it turned up in \\d+\\.\\d % of games and was never used "
				+ "\\(with 95 % confidence it is in less than \\d\\.\\d % of such games\\); see what it asks for\\."), said);
	}

	@Test
	void of_programs_that_choose_it_is_not_claimed_that_they_could_not() {
		String said = first("first", KEY);
		assertTrue(said.startsWith("Key was there for nothing: "), said);
	}

	@Test
	void what_changes_nothing_is_not_said_to_be_strong_or_weak() {
		String said = first("random", "lot Card \"Pebble\" { copies: 3  fate { } }");
		assertEquals("Pebble changed nothing in any of 300 games.", said);
	}
}
