package org.hullwright.cli.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.stream.Collectors;

import com.google.gson.JsonParser;
import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hullwright simulate --explain}: a player takes 1, 5 or no coins three times, and there is a card that nobody sees. */
class ExplanationTest {

	@TempDir
	private Path home;
	private Cli cli;
	private String coins;

	@BeforeEach
	void aGameOfCoins() {
		cli = new Cli(home);
		coins = cli.pack("coins", """
			pack coins { version 1.0.0 }
			extend player { state purse: number = 0 }
			token Secret
			deck Secrets of token { contains Secret }
			state left: number = 3
			procedure SetUp { }
			phase Day {
				for each player p {
					choose by p "How much?" {
						option "One" { increase p's purse by 1 }
						option "Five" { increase p's purse by 5 }
						option "None" { }
					}
				}
				decrease left by 1
				if left = 0 { end game }
			}
			game Coins "Coins" { players 1 to 2  setup SetUp  round Day }
			scenario Again after a game { set left to 2 }
			goal "coins" for p: player worth p's purse
			""");
	}

	private String explained(String moment, String... more) {
		String[] all = new String[4 + more.length];
		System.arraycopy(new String[] { "simulate", coins, "--explain", moment }, 0, all, 0, 4);
		System.arraycopy(more, 0, all, 4, more.length);
		var result = cli.run(all);
		assertEquals(ExitCode.FINE, result.code(), result.err());
		return result.out();
	}

	@Test
	void each_option_is_told_with_what_it_seemed_worth_the_best_first() {
		String out = explained("7:2", "--agents", "goals");
		assertTrue(out.startsWith("Decision 2, seat 1: How much? ("), out);
		assertTrue(out.contains("  goals takes: Five\n"), out);
		assertTrue(out.contains("   10.0 by its goals (10 to 10 on "), out);
		assertTrue(
				out.indexOf("guesses)  Five") < out.indexOf("guesses)  One")
						&& out.indexOf("guesses)  One") < out.indexOf("guesses)  None"),
				out);
		assertTrue(out.contains("  it could not see 1 piece in play, and guessed anew for each trial what it is: 1 of token\n"), out);
	}

	@Test
	void a_search_tells_its_visits_and_the_line_that_it_expects() {
		String out = explained("7:1", "--agents", "search:200");
		assertTrue(out.contains("  search:200 takes: Five\n"), out);
		assertTrue(out.matches("(?s).*\\d\\.\\d\\d in \\d+ visits  Five.*"), out);
		assertTrue(out.contains("  it expects after that: Five"), out);
	}

	@Test
	void a_program_with_goals_tells_what_it_expects_to_decide_after_an_option() {
		coins = cli.pack("market", """
			pack market { version 1.0.0 }
			extend player { state purse: number = 0 }
			state left: number = 2
			procedure SetUp { }
			phase Day {
				for each player p {
					choose by p "Where to?" {
						option "Home" { increase p's purse by 1 }
						option "Market" { choose by p "What do you sell?" { option "Bread" { increase p's purse by 2 }  option "Gold" { increase p's purse by 9 } } }
					}
				}
				decrease left by 1
				if left = 0 { end game }
			}
			game Market "Market" { players 1 to 2  setup SetUp  round Day }
			goal "coins" for p: player worth p's purse
			""");
		String out = explained("7:1", "--agents", "goals");
		assertTrue(out.contains("  goals takes: Market\n"), out);
		assertTrue(out.contains("  it expects after that: Gold\n"), out);
		assertTrue(out.contains("  it could see all pieces in play\n"), out);
	}

	@Test
	void decisions_are_counted_on_in_a_game_that_begins_where_another_ends() {
		String out = explained("7:4", "--agents", "goals", "--scenario", "Again");
		assertTrue(out.startsWith("Decision 4, seat 1: How much? ("), out);
		assertTrue(out.contains("   20.0 by its goals (20 to 20 on "), out);
		assertEquals("The game with seed 7 is over after 5 decisions; there is no decision 6.\n",
				explained("7:6", "--agents", "goals", "--scenario", "Again"));
	}

	@Test
	void who_weighs_nothing_says_so() {
		assertTrue(explained("7:1", "--agents", "random").contains("  random weighs nothing\n"));
	}

	@Test
	void other_programs_get_the_same_lines() {
		String lines = explained("7:1");
		String told = JsonParser.parseString(explained("7:1", "--json")).getAsJsonObject().getAsJsonArray("lines").asList().stream()
				.map(line -> line.getAsString() + System.lineSeparator()).collect(Collectors.joining());
		assertEquals(lines, told);
	}

	@Test
	void a_decision_that_there_is_not_is_told() {
		assertEquals("The game with seed 7 is over after 3 decisions; there is no decision 9.\n", explained("7:9"));
		var wrong = cli.run("simulate", coins, "--explain", "seven");
		assertEquals(ExitCode.USAGE, wrong.code());
		assertTrue(wrong.err().contains("--explain seven: that reads like 17:42"), wrong.err());
	}
}
