package org.hullwright.cli.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two games that share a pack, and two packs that are played in either. */
class SelectedPacksTest {

	private static final String GAME = """
			pack %1$s "%2$s" { version 1.0.0  requires sea }
			phase Sail { do Roll  say "%2$s, waves {waves}"  end game }
			procedure Start { }
			game Game "%2$s" { players 1 to 1  setup Start  round Sail }
			test "the sea rolls" { when { play 1 rounds } then { expect waves = 1 } }
			""";
	private static final String ADDITION = """
			pack %1$s { version 1.0.0  requires sea }
			expansion %2$s "%2$s" { change derived rolls to rolls %3$s }
			test "with it" { given expansions %2$s when { play 1 rounds } then { expect waves = %4$d } }
			""";

	@TempDir
	private Path home;
	private Cli cli;
	private String storm;
	private String ship;

	@BeforeEach
	void given_two_games_that_share_a_pack_and_two_that_add_to_that() {
		cli = new Cli(home);
		cli.pack("sea", """
				pack sea { version 1.0.0 }
				state waves: number = 0
				derived rolls: number = 1
				procedure Roll { increase waves by rolls }
				""");
		ship = cli.pack("ship", GAME.formatted("ship", "The ship"));
		cli.pack("raft", GAME.formatted("raft", "The raft"));
		storm = cli.pack("storm", ADDITION.formatted("storm", "Storm", "+ 10", 11));
		cli.pack("calm", ADDITION.formatted("calm", "Calm", "* 0", 0));
	}

	@Test
	void an_addition_is_on_in_a_game_that_does_not_know_it() {
		var played = cli.run("play", ship, "--also", "storm", "--expansions", "Storm");
		assertEquals(ExitCode.FINE, played.code(), played.err());
		assertTrue(played.out().contains("The ship, waves 11"), played.out());
	}

	@Test
	void additions_change_the_game_in_the_order_in_which_they_are_named() {
		var stormFirst = cli.run("play", ship, "--also", "storm,calm", "--expansions", "Storm,Calm");
		assertTrue(stormFirst.out().contains("The ship, waves 0"), stormFirst.out() + stormFirst.err());
		var calmFirst = cli.run("play", ship, "--also", "calm,storm", "--expansions", "Storm,Calm");
		assertTrue(calmFirst.out().contains("The ship, waves 10"), calmFirst.out() + calmFirst.err());
	}

	@Test
	void an_addition_is_on_besides_a_pack_without_a_game() {
		var played = cli.run("play", storm, "--game", "raft", "--also", "calm", "--expansions", "Calm");
		assertTrue(played.out().contains("The raft, waves 0"), played.out() + played.err());
	}

	@Test
	void an_addition_changes_what_the_game_itself_has_changed() {
		cli.file("ship", "swell.hull", "pack ship change derived rolls to 3");
		cli.pack("gale", "pack gale { version 1.0.0  requires sea }\nchange derived rolls to rolls * 5");
		var played = cli.run("play", ship, "--also", "gale");
		assertTrue(played.out().contains("The ship, waves 15"), played.out() + played.err());
	}

	@Test
	void tests_are_those_of_the_pack_that_is_named() {
		var tested = cli.run("test", ship, "--also", "storm,calm");
		assertEquals(ExitCode.FINE, tested.code(), tested.out() + tested.err());
		assertTrue(tested.out().startsWith("1 passed, 0 failed"), tested.out());
	}

	@Test
	void a_pack_whose_tests_play_rounds_has_no_problems_before_a_game_is_chosen() {
		assertEquals(new Cli.Result(ExitCode.FINE, "", "storm: no problems found\n"), cli.run("check", storm));
	}

	@Test
	void one_that_is_not_there_is_refused() {
		assertEquals(new Cli.Result(ExitCode.PROBLEMS, "", "--also strom: there is no pack called that beside ship\n"),
				cli.run("play", ship, "--also", "strom"));
	}

	@Test
	void one_that_is_named_by_its_folder_is_refused_with_its_name() {
		cli.file("theme-night", "pack.hull", "pack nightTheme { version 1.0.0 }\n");
		assertEquals(
				"--also theme-night: there is no pack called that beside ship; the one in the folder theme-night is called nightTheme\n",
				cli.run("play", ship, "--also", "theme-night").err());
	}

	@Test
	void the_pack_itself_is_refused() {
		assertEquals("--also ship: that is the pack itself\n", cli.run("play", ship, "--also", "ship").err());
	}

	@Test
	void a_second_game_is_refused() {
		var played = cli.run("play", ship, "--also", "raft");
		assertEquals(ExitCode.PROBLEMS, played.code());
		assertEquals("only one of these can be the game: raft, ship; leave all but one of them out of --game and --also\n", played.err());
	}

	@Test
	void one_that_is_for_games_that_build_on_something_else_is_refused_in_one_sentence() {
		cli.pack("air", "pack air { version 1.0.0 }\nprocedure Breathe { ... }\nprocedure Soar { ... }\n");
		cli.pack("kite", "pack kite { version 1.0.0  requires air }\nbefore Soar { }\n");
		var played = cli.run("play", ship, "--also", "kite");
		assertEquals(new Cli.Result(ExitCode.PROBLEMS, "", "--also kite: that is played in games that build on air, and ship does not\n"),
				played);
	}

	@Test
	void two_games_that_a_pack_requires_are_told_with_what_to_do() {
		String both = cli.pack("both", "pack both { version 1.0.0  requires ship  requires raft }\n");
		assertEquals("both/both.hull:1:1: error: ship and raft each want to be the game; require only what they share, and choose one of "
				+ "them when you play [CANNOT_BE_PLAYED]\n", cli.run("check", both).out());
	}

	@Test
	void at_a_terminal_it_is_asked_for_the_game() {
		var played = cli.runAtTerminal("the boat\n2\n", "play", storm);
		assertEquals("""
				In which game is storm played?
				  1  The raft (--game raft)
				  2  The ship (--game ship)
				Number or name: Number or name: no expansion of storm is on in these games; --expansions Storm switches it on
				""", played.err());
		assertTrue(played.out().contains("The ship, waves 1"), played.out());
	}

	@Test
	void a_game_may_be_answered_by_its_name() {
		assertTrue(cli.runAtTerminal("RAFT\n", "play", storm).out().contains("The raft, waves 1"));
		assertTrue(cli.runAtTerminal("the ship\n", "play", storm).out().contains("The ship, waves 1"));
	}

	@Test
	void no_answer_ends_with_the_list() {
		var played = cli.runAtTerminal("", "play", storm);
		assertEquals(ExitCode.PROBLEMS, played.code());
		assertTrue(played.err().endsWith("no game was chosen; name one with --game: raft, ship\n"), played.err());
	}

	@Test
	void nothing_is_asked_where_nobody_can_answer() {
		assertTrue(cli.runTyping("1\n", "play", storm).err().contains("; choose one with --game: raft, ship\n"));
	}

	@Test
	void mutants_are_tested_in_the_game_that_is_chosen() {
		var tested = cli.run("test", storm, "--game", "ship", "--mutate", "--threads", "1");
		assertEquals(ExitCode.FINE, tested.code(), tested.out() + tested.err());
		assertTrue(tested.out().contains("score 100.0 %"), tested.out());
	}
}
