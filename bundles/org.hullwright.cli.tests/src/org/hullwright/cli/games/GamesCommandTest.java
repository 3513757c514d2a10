package org.hullwright.cli.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hullwright games}: what is told of a game comes from its packs. */
class GamesCommandTest {

	@TempDir
	private Path home;
	private Cli cli;

	@BeforeEach
	void write() {
		cli = new Cli(home);
		cli.pack("waters", "pack waters \"Waters\" { version 1.0.0 }\ncharacter Duck \"The duck\"\n");
		cli.pack("pond", """
			pack pond "The pond" { version 1.2.0 requires waters }
			procedure SetUp { }
			phase Day { }
			game Pond "A day at the pond" { players 1 to 3  setup SetUp  round Day }
			mode Windy "A windy day"
			expansion Reeds "Reeds" { }
			race Frogs "Frogs"
			test "one" covers POND-1 { then { expect 1 = 1 } }
			test "two" covers POND-1, POND-EX-1 { then { expect 1 = 1 } }
			""");
		cli.file("pond", "README.md", """
			# The pond

			Ducks *swim*. And more.

			What is not here yet: rain,
			and `Snow`.
			""");
	}

	private String games() {
		var result = cli.run("games", home.toString());
		assertEquals(ExitCode.FINE, result.code(), result.err());
		return result.out();
	}

	@Test
	void a_game_is_told_with_what_it_has_and_what_it_builds_on() {
		assertTrue(games().startsWith("""
			The pond (pond 1.2.0) in pond
			  Ducks swim.
			  Players         1 to 3
			  Modes           A windy day
			  Races           Frogs
			  Characters      The duck
			  Expansions      Reeds
			  Builds on       Waters
			  Rules           1 rule named by tests; the pack does not list all there are
			  Tests           2
			  Not in it yet   rain, and Snow.
			"""), games());
	}

	@Test
	void rules_are_counted_against_the_list_that_lies_in_the_pack() {
		cli.file("pond", "rules.md", "- POND-1\n- POND-2\n- POND-EX-1\n");
		assertTrue(games().contains("  Rules           1 of 2 known rules named by tests\n"), games());
	}

	@Test
	void what_builds_on_a_game_or_on_what_it_shares_is_told_below_it() {
		cli.pack("fishing", "pack fishing \"Fishing\" { version 1.0.0 requires pond }\nexpansion Rods \"Rods\" { }\n");
		cli.pack("swan", "pack swan \"The swan\" { version 1.0.0 requires waters }\ncharacter Swan \"The swan\"\n");
		assertTrue(games().contains("""
			  + Fishing (fishing 1.0.0) in fishing
			      Expansions      Rods
			      Tests           0
			  + The swan (swan 1.0.0) in swan
			      Characters      The swan
			      Tests           0
			"""), games());
	}

	@Test
	void what_one_game_builds_on_goes_with_another_one_that_it_knows() {
		cli.pack("geese", "pack geese \"Geese\" { version 1.0.0 requires waters }\ncharacter Goose \"The goose\"\n");
		cli.file("geese", "pond.hull", "pack geese where there is pond\nexpansion Guests \"Guests from the lake\" { }\n");
		cli.file("geese", "lake.hull", "pack geese where there is lake\nexpansion Storm \"A storm on the lake\" { }\n");
		cli.pack("lake", """
			pack lake "The lake" { version 1.0.0 requires waters requires geese }
			procedure SetUp { }
			phase Day { }
			game Lake "A day at the lake" { players 1 to 3  setup SetUp  round Day }
			""");
		assertTrue(games().contains("""
			  Characters      The goose, The duck
			  Expansions      A storm on the lake
			  Builds on       Geese, Waters
			"""), games());
		assertTrue(games().contains("""
			  + Geese (geese 1.0.0) in geese
			      Expansions      A storm on the lake, Guests from the lake
			"""), games());
	}

	@Test
	void a_pack_for_a_game_that_is_not_there_is_told_apart() {
		cli.pack("lost", "pack lost \"Lost\" { version 1.0.0 requires lake }\n");
		assertTrue(games().contains("Of no game that is here:\n  Lost (lost 1.0.0) in lost\n"), games());
	}

	@Test
	void a_pack_that_says_nothing_but_how_things_look_is_told_as_a_theme() {
		cli.pack("dark", "pack dark \"Dark\" { version 1.0.0 }\nshow card { side front { fill: \"#000000\" } }\n");
		assertTrue(games().contains("Themes, which dress any game:\n  Dark (dark 1.0.0) in dark\n"), games());
		assertFalse(games().contains("Of no game"), games());
	}

	@Test
	void a_pack_with_mistakes_is_told_with_what_can_be_read_of_it() {
		cli.file("pond", "more.hull", "pack pond\nrace\n");
		assertTrue(games().contains("It has mistakes, so that some of it may be missing here: hullwright check pond\n"), games());
		assertTrue(games().contains("  Tests           2\n"), games());
	}

	@Test
	void programs_are_told_the_same_as_json() {
		var result = cli.run("games", home.toString(), "--json");
		JsonObject game = JsonParser.parseString(result.out()).getAsJsonObject().getAsJsonArray("games").get(0).getAsJsonObject();
		JsonObject pack = game.getAsJsonObject("pack");
		assertEquals("[\"waters\"]", game.getAsJsonArray("base").toString());
		assertEquals(3, pack.getAsJsonObject("players").get("most").getAsInt());
		assertEquals("Windy", pack.getAsJsonObject("declares").getAsJsonArray("modes").get(0).getAsJsonObject().get("name").getAsString());
		assertEquals(1, pack.getAsJsonObject("rules").get("covered").getAsInt());
		assertFalse(pack.getAsJsonObject("rules").has("known"), pack::toString);
	}

	@Test
	void a_folder_that_is_not_there_is_refused() {
		var result = cli.run("games", home.resolve("pond/nothing").toString());
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertEquals("there is no folder pond/nothing\n", result.err());
	}

	@Test
	void a_folder_around_folders_of_packs_is_no_pack_and_has_none() {
		cli.file("house/shelf/marsh", "marsh.hull", "pack marsh { version 1.0.0 }\n");
		var result = cli.run("games", home.resolve("house").toString());
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertEquals("there is no pack in house\n", result.err());
	}
}
