package org.hullwright.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hullwright play --here}: games that begin where a component matters. */
class HereTest {

	private static final String CELLAR = """
		pack cellar { version 1.0.0 }
		room Door "Door"
		room Vault "Vault"
		room Stairs "Stairs"
		board House { space Entry at 1, 1  space Below at 1, 2  path Way from Entry to Below }
		kind crate is card
		crate Empty "Empty crate" { copies: 9 }
		crate Full "Full crate"
		deck Crates of crate { contains each crate }
		event Draught "Draught"
		deck Events of event { contains Draught }
		state steps: number = 0
		character Ann "Ann"
		procedure SetUp {
			for each player p { set Ann's owner to p }
			move Door to Entry
			move Ann to Door
			choose by Ann "Before?" { option "Early" { increase steps by 1 }  option "Late" { increase steps by 5 } }
		}
		phase Day { for each room r in Below { say "Ann sees {r}" }  choose by Ann "Day {steps}" { option "Go" { increase steps by 1 }  option "Stay" { } } }
		phase Night {
			draw from Crates as crate { say "{crate}"  choose by Ann "Night" { option "Sleep" { }  option "Wake" { } } }
			if steps > 6 { end game }
		}
		game Cellar "Cellar" { players 1 to 1  setup SetUp  round Day, Night }
		try wanted: room { move wanted to Below }
		try wanted: event { answer "Stay"  play until Night }
		test "late" {
			given players 1 { increase steps by 10  move Stairs to Below }
			then { expect steps = 11 }
		}
		""";

	@TempDir
	private Path home;

	@Test
	void a_component_is_where_its_pack_says_for_its_kind() {
		assertTrue(told("Vault").contains("Ann sees Vault"));
	}

	@Test
	void nobody_is_asked_before() {
		assertFalse(told("Vault").contains("Before?"));
	}

	@Test
	void the_game_goes_on_with_the_phase_up_to_which_it_was_played() {
		String story = told("Draught");
		assertTrue(story.indexOf("Night") < story.indexOf("Day 1"), story);
		assertTrue(story.contains("Round 1"), story);
	}

	@Test
	void a_test_is_played_from_what_it_is_given() {
		String story = told("late");
		assertTrue(story.contains("Ann sees Stairs") && story.contains("Day 11 -> Go"), story);
	}

	@Test
	void what_no_pack_says_anything_about_is_on_top_of_its_deck_and_one_is_told_what_to_write() {
		var result = play("Full");
		assertTrue(result.out().contains("Full crate"), result.out());
		assertTrue(result.err().contains("`try wanted: crate { ... }`"), result.err());
	}

	@Test
	void there_has_to_be_such_a_thing() {
		var result = play("Attic");
		assertEquals(ExitCode.USAGE, result.code());
		assertTrue(result.err().contains("there is no component and no test Attic"), result.err());
	}

	@Test
	void a_recorded_game_begins_there_again() {
		Cli cli = new Cli(home);
		String pack = cli.pack("cellar", CELLAR);
		cli.run("play", pack, "--here", "Vault", "--agents", "first", "--record", cli.path("game.json").toString());
		var replayed = cli.run("replay", cli.path("game.json").toString());
		assertEquals(ExitCode.FINE, replayed.code(), replayed.out() + replayed.err());
	}

	private String told(String name) {
		return play(name).out().replace('\n', ' ');
	}

	private Cli.Result play(String name) {
		Cli cli = new Cli(home);
		return cli.run("play", cli.pack("cellar", CELLAR), "--agents", "first", "--here", name);
	}
}
