package org.hullwright.cli.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.regex.Pattern;

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

	@Test
	void what_an_addition_leaves_open_is_told_there_with_the_file_that_would_say_it() {
		Cli cli = new Cli(home);
		cli.pack("shared", "pack shared { version 1.0.0 report UNUSED as nothing }");
		cli.pack("lake", GAME);
		cli.pack("rope", """
			pack rope { version 1.0.0 requires shared report UNUSED as nothing }
			procedure Climb by actor: character { ... }
			""");
		cli.file("rope", "hill.hull", "pack rope where there is hill\ninstead of Climb { }\n");
		cli.pack("hill", GAME.replace("lake", "hill").replace("Lake", "Hill"));

		assertEquals("", cli.run("check", cli.path("rope").toString(), "--game", "hill").out());
		assertEquals("rope/rope.hull:2:1: error: Climb is left open here, and lake does not say it: say “instead of Climb { … }” in a file "
				+ "that begins with “pack rope where there is lake” [CANNOT_BE_PLAYED]\n",
				cli.run("check", cli.path("rope").toString(), "--game", "lake").out());
	}

	@Test
	void a_name_that_only_one_game_has_is_looked_for_in_the_games_that_lie_beside() {
		Cli cli = new Cli(home);
		cli.pack("shared", "pack shared { version 1.0.0 report UNUSED as nothing }");
		cli.pack("lake", GAME);
		cli.pack("hill", GAME.replace("lake", "hill").replace("Lake", "Hill") + "room Summit \"Summit\"\n");
		String rope = cli.pack("rope", """
			pack rope { version 1.0.0 requires shared report UNUSED as nothing }
			procedure Climb by actor: character { move actor to Summit }
			""");
		String advice = "There is no thing called Summit. Only hill has one: leave open here what Climb does, as “{ ... }”, and say it with "
				+ "“instead of Climb { … }” in a file that begins with “pack rope where there is hill”; or add “requires hill”, and the "
				+ "pack is played only there.";

		String line = "rope/rope.hull:2:53: error: " + advice + " [UNKNOWN_NAME]\n";
		assertEquals(line, cli.run("check", rope).out());
		assertEquals(line, cli.run("check", rope, "--game", "lake").out());
		assertEquals(line, cli.run("check", rope, "--game", "hill").out());
		String together = cli.run("check", "--together", rope).out();
		assertEquals(2, together.split("# rope by itself: " + Pattern.quote(advice), -1).length - 1, together);
	}

	@Test
	void a_name_that_is_nowhere_is_told_without_advice() {
		Cli cli = new Cli(home);
		cli.pack("shared", "pack shared { version 1.0.0 report UNUSED as nothing }");
		cli.pack("lake", GAME);
		String rope = cli.pack("rope", """
			pack rope { version 1.0.0 requires shared report UNUSED as nothing }
			procedure Climb by actor: character { move actor to Summit }
			""");
		assertEquals("rope/rope.hull:2:53: error: There is no thing called Summit. [UNKNOWN_NAME]\n", cli.run("check", rope).out());
	}
}
