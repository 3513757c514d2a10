package org.hullwright.cli.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A pack that several games build on leaves things open; a game has to say all of them. */
class OpenPackTest {

	private static final String SHARED = """
		pack shared { version 1.0.0 report UNUSED as nothing }
		derived shores: list of room = ...
		extend character { derived strength: number = ... }
		procedure Arrive by actor: character { ... }
		""";
	private static final String GAME = """
		pack lake { version 1.0.0 requires shared report UNUSED as nothing }
		procedure SetUp { }
		phase Day { }
		game Lake { players 1 to 2  setup SetUp  round Day }
		""";

	@TempDir
	private Path home;

	@Test
	void a_shared_pack_without_a_game_is_fine() {
		Cli cli = new Cli(home);
		assertEquals("", cli.run("check", cli.pack("shared", SHARED)).out());
	}

	@Test
	void a_game_in_which_something_stays_open_is_refused_with_all_of_it() {
		Cli cli = new Cli(home);
		cli.pack("shared", SHARED);
		assertEquals("""
			lake/lake.hull:4:1: error: this is left open, and has to be said for Lake: “instead of Arrive { … }” (shared), \
			“change derived shores to …” (shared), “change derived character.strength to …” (shared) [CANNOT_BE_PLAYED]
			""", cli.run("check", cli.pack("lake", GAME)).out());
	}

	@Test
	void a_game_that_says_all_of_it_can_be_played() {
		Cli cli = new Cli(home);
		cli.pack("shared", SHARED);
		String pack = cli.pack("lake", GAME + """
			instead of Arrive { set actor's owner to none }
			change derived shores to each room
			change derived character.strength to 3
			""");
		assertEquals("", cli.run("check", pack).out());
	}

	@Test
	void what_is_open_has_no_value_that_a_change_could_go_on_with() {
		Cli cli = new Cli(home);
		cli.pack("shared", SHARED);
		String pack = cli.pack("lake", GAME + """
			instead of Arrive { set actor's owner to none }
			change derived shores to each room
			change derived character.strength to its strength + 1
			""");
		assertEquals(
				"lake/lake.hull:7:38: error: strength is left open, so there is nothing that it would be without this [CANNOT_BE_PLAYED]\n",
				cli.run("check", pack).out());
	}
}
