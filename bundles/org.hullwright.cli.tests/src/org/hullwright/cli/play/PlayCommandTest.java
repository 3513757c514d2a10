package org.hullwright.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hullwright play}. */
class PlayCommandTest {

	/** A race: walk by one, or run by a die. */
	private static final String RACE = """
		pack dash { version 1.0.0 }
		die Dice "Die" { 1, 2, 3, 0 }
		extend player { state distance: number 0 to 20 = 0 }
		mode Long "Long race"
		state goal: number = 4
		procedure SetUp { if Long { set goal to 8 }  say "To {goal}!" }
		phase Dash "The race" {
			for each player runner {
				step Stride "Stride" {
					choose by runner "How?" {
						option "Walk" { increase runner's distance by 1 }
						option "Run from {runner's distance}" { let made be roll Dice  increase runner's distance by made's number }
					}
				}
				if runner's distance >= goal { set runner's won to yes  end game "{runner} is there" }
			}
		}
		expansion Shortcut { before Dash { set goal to 2 } }
		expansion Detour excludes Shortcut { before Dash { set goal to 19 } }
		scenario Sprint "Sprint" modes Long expansions Shortcut { for each player p { set p's distance to 1 } }
		game Race1 "Race" { players 1 to 3 setup SetUp round Dash }
		""";

	@TempDir
	private Path home;

	@Test
	void a_game_is_told_from_the_start_to_the_end() {
		assertEquals("""
			    To 4!
			Round 1
			  The race
			   Stride
			    Player 1: How? -> Walk
			   Stride
			    Player 2: How? -> Walk
			Round 2
			  The race
			   Stride
			    Player 1: How? -> Walk
			   Stride
			    Player 2: How? -> Walk
			Round 3
			  The race
			   Stride
			    Player 1: How? -> Walk
			   Stride
			    Player 2: How? -> Walk
			Round 4
			  The race
			   Stride
			    Player 1: How? -> Walk
			The game ends: Player 1 is there
			Won by player 1, after 4 rounds and 7 decisions.
			""", withoutState(play("--seats", "2", "--agents", "first").out()));
	}

	@Test
	void the_same_seed_gives_the_same_bytes() {
		assertEquals(play("--seats", "3", "--seed", "42").out(), play("--seats", "3", "--seed", "42").out());
		assertNotEquals(play("--seats", "3", "--seed", "42").out(), play("--seats", "3", "--seed", "43").out());
	}

	@Test
	void quiet_tells_only_the_end() {
		assertEquals(1, play("--quiet").out().lines().count());
	}

	@Test
	void a_person_is_asked_on_the_terminal() {
		Cli cli = new Cli(home);
		var result = cli.runTyping("7\nperhaps\n1\n1\n1\n1\n", "play", cli.pack("dash", RACE), "--agents", "person");
		assertTrue(result.out().contains("""
			Player 1: How?
			  1  Walk
			  2  Run from 0
			1 to 2, t for the table, ? for what is not possible, or q to leave: 1 to 2, t for the table, ? for what is not possible, or q to leave: 1 to 2, t for the table, ? for what is not possible, or q to leave:     Player 1: How? -> Walk
			"""), result.out());
		assertTrue(result.out().contains("The game ends: Player 1 is there"), result.out());
	}

	@Test
	void a_person_may_leave() {
		Cli cli = new Cli(home);
		var result = cli.runTyping("1\nq\n", "play", cli.pack("dash", RACE), "--agents", "person,first", "--seats", "2");
		assertEquals(ExitCode.FINE, result.code());
		assertTrue(result.out().endsWith("The game was left.\n"), result.out());
	}

	@Test
	void who_looks_ahead_decides_the_same_way_with_the_same_seed() {
		assertEquals(play("--seats", "2", "--agents", "first,heuristic").out(), play("--seats", "2", "--agents", "first,heuristic").out());
		assertEquals(play("--agents", "search:30", "--quiet").out(), play("--agents", "SEARCH:30", "--quiet").out());
	}

	@Test
	void an_agent_that_is_not_there_is_told_what_there_is() {
		var result = play("--agents", "random,genius", "--seats", "2");
		assertEquals(ExitCode.USAGE, result.code());
		assertTrue(
				result.err()
						.contains(
								"there is no agent 'genius'; there are random, first, heuristic, heuristic:TEMPER, goals, search, search:ITERATIONS and person"),
				result.err());
	}

	@Test
	void modes_expansions_and_scenarios_change_the_game() {
		assertTrue(play("--agents", "first", "--modes", "Long", "--quiet").out().startsWith("Won by player 1, after 8 rounds"));
		assertTrue(play("--agents", "first", "--expansions", "Shortcut", "--quiet").out().startsWith("Won by player 1, after 2 rounds"));
		assertTrue(play("--agents", "first", "--scenario", "Sprint", "--quiet").out().startsWith("Won by player 1, after 1 round"));
	}

	@Test
	void many_games_are_counted_in_a_table() {
		var result = play("--seats", "1-2", "--games", "3", "--agents", "first");
		assertEquals("""
			1 player, 3 games
			        3  100.0 %  Player 1 is there
			  somebody won in 100.0 % of the games; by seat: 100.0 %
			  on average 4.0 rounds and 4.0 decisions
			2 players, 3 games
			        3  100.0 %  Player 1 is there
			  somebody won in 100.0 % of the games; by seat: 100.0 %, 0.0 %
			  on average 4.0 rounds and 7.0 decisions
			""", result.out());
		assertTrue(result.err().contains("games a second"), result.err());
	}

	@Test
	void what_does_not_exist_is_wrong_usage_and_what_exists_is_listed() {
		assertUsage("Race is for 1 to 3 players, not for 4", "--seats", "4");
		assertUsage("there is no mode Short; there is Long", "--modes", "Short");
		assertUsage("--seed: there are not so many seeds after that one", "--seed", "9223372036854775807", "--games", "2");
		assertUsage("there is no scenario Marathon; there is Sprint", "--scenario", "Marathon");
		assertUsage("--agents: name one for all seats, or one for each of the 3", "--seats", "3", "--agents", "first,random");
		assertUsage("--agents: name one for all seats, or one for each of the 3", "--seats", "3", "--agents", ",");
		assertUsage("--why-not tells of each decision and --quiet only how the game ended; choose one", "--quiet", "--why-not");
		assertUsage("'three' is neither a number of players nor a range like 1..5", "--seats", "three");
	}

	@Test
	void expansions_that_do_not_exist_or_go_together_are_refused() {
		assertEquals("there is no expansion Tunnel; dash has Shortcut, Detour\n", play("--expansions", "Tunnel").err());
		assertEquals("Shortcut and Detour exclude each other; dash has Shortcut, Detour\n", play("--expansions", "Shortcut,Detour").err());
	}

	@Test
	void a_rule_that_never_ends_stops_the_game_and_is_named() {
		Cli cli = new Cli(home);
		var result = cli.run("play", cli.pack("endless", """
			pack endless { version 1.0.0 }
			state count: number = 0
			procedure Spin {
				while count >= 0 { set count to 1 }
			}
			procedure SetUp { do Spin }
			phase Nothing { end game }
			game Endless { players 1 to 1 setup SetUp round Nothing }
			"""));
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.err().startsWith("endless/endless.hull:4:2: error: this goes on and on"), result.err());
		assertTrue(result.err().contains("  while performing endless/endless.hull:3:1\n  while performing endless/endless.hull:6:1"),
				result.err());
	}

	@Test
	void a_loop_that_never_ends_is_named_before_what_it_performs_again_and_again() {
		Cli cli = new Cli(home);
		cli.pack("far", """
			pack far { version 1.0.0 report UNUSED as nothing }
			state count: number = 0
			procedure Turn {
				repeat 100 times { set count to 1 }
			}
			""");
		var result = cli.run("play", cli.pack("near", """
			pack near { version 1.0.0 requires far }
			procedure SetUp {
				while count >= 0 { do Turn }
			}
			phase Nothing { end game }
			game Endless { players 1 to 1 setup SetUp round Nothing }
			"""));
		assertTrue(result.err().startsWith("near/near.hull:3:2: error: this goes on and on"), result.err());
	}

	@Test
	void a_pack_that_needs_one_with_errors_says_so_where_it_requires_it() {
		Cli cli = new Cli(home);
		cli.pack("far", """
			pack far { version 1.0.0 report UNUSED as nothing }
			procedure Turn { do Nowhere }
			""");
		var result = cli.run("check", cli.pack("near", """
			pack near { version 1.0.0 requires far }
			procedure SetUp { do Turn }
			phase Nothing { end game }
			game Endless { players 1 to 1 setup SetUp round Nothing }
			"""));
		assertTrue(
				result.out()
						.startsWith("near/near.hull:1:27: error: The pack far, which this needs, has errors, so near cannot be played: "),
				result.out());
		assertTrue(result.out().contains("far.hull:2:21: error: There is no procedure called Nowhere"), result.out());
	}

	@Test
	void nothing_can_be_put_into_itself() {
		Cli cli = new Cli(home);
		var result = cli.run("play", cli.pack("sack", """
			pack sack { version 1.0.0 }
			extend token { zone inside of token }
			token Sack
			token Purse
			procedure SetUp {
				move Purse to Sack's inside
				move Sack to Purse's inside
			}
			phase Nothing { end game }
			game Sacks { players 1 to 1 setup SetUp round Nothing }
			"""));
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.err().startsWith("sack/sack.hull:7:2: error: this would put something into itself"), result.err());
	}

	@Test
	void errors_of_a_rule_are_counted_among_many_games() {
		Cli cli = new Cli(home);
		var result = cli.run("play", cli.pack("zero", """
			pack zero { version 1.0.0 }
			die Coin { 0, 1 }
			state half: number = 0
			procedure SetUp { let thrown be roll Coin  set half to 1 / thrown's number }
			phase Nothing { end game "Fine" }
			game Zero { players 1 to 1 setup SetUp round Nothing }
			"""), "--games", "50");
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.out().contains("broken by a rule") && result.out().contains("Fine"), result.out());
		assertTrue(result.out().matches(
				"(?s).*zero/zero.hull:4:56: error: this divides by zero\n  while performing zero/zero.hull:4:1\n  with seed \\d+ and \\d+ more\n"),
				result.out());
	}

	@Test
	void a_pack_with_errors_is_not_played_but_told_about() {
		Cli cli = new Cli(home);
		var result = cli.run("play", cli.pack("bad", "pack bad { version 1.0.0 }\nprocedure SetUp { do Nothing }\n"));
		assertEquals(
				new Cli.Result(ExitCode.PROBLEMS, "", "bad/bad.hull:2:22: error: There is no procedure called Nothing. [UNKNOWN_NAME]\n"),
				result);
	}

	@Test
	void a_pack_without_a_game_says_so() {
		Cli cli = new Cli(home);
		var result = cli.run("play", cli.pack("parts", "pack parts { version 1.0.0 }\n"));
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.err().startsWith("parts has no game to play"), result.err());
	}

	private void assertUsage(String message, String... options) {
		var result = play(options);
		assertEquals(ExitCode.USAGE, result.code());
		assertTrue(result.err().contains(message), result.err());
	}

	private Cli.Result play(String... options) {
		Cli cli = new Cli(home);
		String[] arguments = new String[options.length + 2];
		arguments[0] = "play";
		arguments[1] = cli.pack("dash", RACE);
		System.arraycopy(options, 0, arguments, 2, options.length);
		return cli.run(arguments);
	}

	private static String withoutState(String out) {
		return out.replaceAll(" Final state [0-9a-f]{16}", "");
	}

	@Test
	void a_checked_game_goes_like_any_other() {
		assertEquals(play("--games", "3").out(), play("--games", "3", "--checked").out());
	}
}
