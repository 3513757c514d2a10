package org.hullwright.cli.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;

import com.google.gson.JsonParser;
import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.testing.pack.UrnGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hullwright ask}: a walk of ten rounds, one step forward or back in each, for one to three walkers. */
class AskCommandTest {

	@TempDir
	private Path home;
	private Cli cli;
	private String walk;

	@BeforeEach
	void aWalk() {
		cli = new Cli(home);
		walk = cli.pack("walk", """
			pack walk { version 1.0.0 }
			extend player { state steps: number -99 to 99 = 0 }
			state left: number = 10
			procedure SetUp { }
			phase Day {
				for each player p {
					choose by p "Which way?" {
						option "Forward" { increase p's steps by 1 }
						option "Back" { decrease p's steps by 1 }
					}
				}
				decrease left by 1
				if left = 0 { end game }
			}
			game Walk "A walk" { players 1 to 3  setup SetUp  round Day }
			expansion Boots { after SetUp { for each player p { set p's steps to 50 } } }
			""");
	}

	@Test
	void the_first_game_in_which_it_is_so_is_told_with_the_moment() {
		var result = cli.run("ask", walk, "(the first player)'s steps = 3", "--players", "1");
		assertEquals(ExitCode.FINE, result.code(), result.err());
		assertTrue(result.out().matches(
				"Yes: the game with seed \\d+ and 1 player, in round \\d+, after \\d+ decisions?, where \"Which way\\?\" is asked \\(.*walk.hull:\\d+:\\d+\\)\\.\\R"),
				result.out());
	}

	@Test
	void a_condition_that_ends_too_early_is_told_so_in_words_of_the_condition() {
		String refused = cli.run("ask", walk, "left > ").err();
		assertTrue(refused.contains("is missing at the end"), refused);
	}

	@Test
	void what_cannot_be_is_told_not_to_have_been_and_how_rare_it_is() {
		var result = cli.run("ask", walk, "(the first player)'s steps > 10", "--games", "100");
		assertEquals(
				"Not in 300 games with 1 to 3 players by random programs, at any decision or at the end: it is so in at most 1.26 % of such games, with 95 % confidence.",
				result.out().strip());
	}

	@Test
	void what_is_so_only_at_the_end_is_found() {
		var result = cli.run("ask", walk, "left = 0", "--players", "2");
		assertEquals("Yes: the game with seed 1 and 2 players, when it is over, after 20 decisions in 10 rounds.", result.out().strip());
	}

	@Test
	void what_comes_later_than_asked_for_does_not_count() {
		assertTrue(cli.run("ask", walk, "left <= 4", "--until", "7").out().startsWith("Yes: "));
		String none = cli.run("ask", walk, "left <= 4", "--until", "6", "--games", "20").out();
		assertTrue(none.startsWith("Not in 60 games"), none);
		assertTrue(none.contains(" by random programs, at any decision or at the end, up to round 6: "), none);
	}

	/** The author may ask about what lies in a deck, although nobody who plays may look. */
	@Test
	void what_nobody_at_the_table_may_know_is_told_to_the_author() {
		String urn = cli.pack("urn", UrnGame.PACK);
		var result = cli.run("ask", urn, "Crown is in Lots", "--count", "--games", "100");
		assertEquals(ExitCode.FINE, result.code(), result.err());
		assertTrue(result.out().startsWith("Yes, in "), result.out());
		assertFalse(result.out().startsWith("Yes, in 100.0 %"), result.out());
	}

	@Test
	void all_games_are_counted_when_that_is_wanted_and_the_same_on_several_threads() {
		String[] asked = { "ask", walk, "(the first player)'s steps = 4", "--players", "1", "--games", "200", "--count", "--threads" };
		String one = cli.run(and(asked, "1")).out();
		assertEquals(one, cli.run(and(asked, "3")).out());
		assertTrue(one.matches("(?s)Yes, in \\d+\\.\\d % \\(.*\\) of 200 games by random programs, at some decision or at the end\\.\\R.*"),
				one);
	}

	@Test
	void of_all_games_the_one_with_the_fewest_decisions_is_told_when_that_is_wanted() {
		String[] asked = { "ask", walk, "(the first player)'s steps = 3", "--players", "1", "--games", "200", "--shortest", "--threads" };
		String one = cli.run(and(asked, "1")).out();
		assertEquals(one, cli.run(and(asked, "3")).out());
		assertTrue(
				one.lines().anyMatch(
						line -> line.matches("Shortest: the game with seed \\d+ and 1 player, in round 4, after 3 decisions, .*")),
				one);
	}

	@Test
	void that_it_could_not_be_told_at_some_time_is_told() {
		var result = cli.run("ask", walk, "10 / (left - 5) > 100", "--players", "1", "--games", "5");
		assertTrue(result.out().startsWith("Not in 5 games"), result.out());
		assertTrue(result.out().lines().toList().getLast()
				.startsWith("In 5 games it could not be told at some time, which counts as not so: "), result.out());
	}

	private static String[] and(String[] some, String more) {
		String[] all = Arrays.copyOf(some, some.length + 1);
		all[some.length] = more;
		return all;
	}

	@Test
	void the_game_is_kept_up_to_there_and_can_be_replayed() {
		Path file = cli.path("found.json");
		var result = cli.run("ask", walk, "(the first player)'s steps = -3", "--players", "2", "--keep", file.toString());
		assertTrue(Files.exists(file), result.out() + result.err());
		var replayed = cli.run("replay", file.toString());
		assertEquals(ExitCode.FINE, replayed.code(), replayed.err());
		assertTrue(replayed.out().contains("the recorded game was left there"), replayed.out());
	}

	@Test
	void another_program_gets_one_json_object_whether_a_game_is_kept_or_not() {
		Path file = cli.path("found.json");
		var found = cli.run("ask", walk, "left = 5", "--keep", file.toString(), "--json");
		assertEquals("left = 5", JsonParser.parseString(found.out()).getAsJsonObject().get("condition").getAsString());
		assertTrue(Files.exists(file));
		var none = cli.run("ask", walk, "left = 50", "--games", "5", "--keep", cli.path("none.json").toString());
		assertTrue(none.out().contains("There is no game to be kept."), none.out());
		assertFalse(Files.exists(cli.path("none.json")));
	}

	@Test
	void a_pack_that_changes_a_game_is_asked_with_what_its_start_needs() {
		String changes = cli.pack("changes", """
			pack changes { version 1.0.0 requires walk }
			state count: number = 0
			expansion Clock { after SetUp { increase count by 1 } }
			expansion Hunt { after SetUp { increase count by 10 } }
			expansion Epilogue { after SetUp { increase count by 100 } }
			scenario TheHunt expansions Hunt { }
			scenario Afterwards after a game expansions Epilogue { }
			""");
		assertTrue(holds(changes, "count = 11"));
		assertTrue(holds(changes, "count = 11", "--scenario", "TheHunt"));
		assertTrue(holds(changes, "count = 110", "--scenario", "TheHunt", "--with", "Epilogue"));
	}

	private boolean holds(String pack, String condition, String... options) {
		String[] asked = Stream.concat(Stream.of("ask", pack, condition, "--games", "1"), Arrays.stream(options)).toArray(String[]::new);
		var result = cli.run(asked);
		assertEquals(ExitCode.FINE, result.code(), result.err());
		return result.out().startsWith("Yes");
	}

	@Test
	void expansions_are_on_when_they_are_named() {
		assertTrue(cli.run("ask", walk, "(the first player)'s steps > 40", "--games", "5").out().startsWith("Not in 15 games"));
		assertTrue(cli.run("ask", walk, "(the first player)'s steps > 40", "--with", "Boots").out().startsWith("Yes: "));
	}

	@Test
	void a_mistake_is_shown_where_it_is() {
		var result = cli.run("ask", walk, "(the first player)'s stps = 3");
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertEquals("(the first player)'s stps = 3", result.err().lines().findFirst().orElseThrow());
		assertTrue(result.err().contains("                     ^ "), result.err());
		assertTrue(result.err().contains("Did you mean steps?"), result.err());
	}

	@Test
	void a_number_is_no_condition_and_several_sentences_are_none() {
		for (String asked : new String[] { "left", "left = 1 then 1 else 0) } state more: number", "", "left = 1\n" }) {
			var result = cli.run("ask", walk, asked);
			assertEquals(ExitCode.PROBLEMS, result.code(), asked + ": " + result.out());
			assertFalse(result.err().isBlank());
		}
	}
}
