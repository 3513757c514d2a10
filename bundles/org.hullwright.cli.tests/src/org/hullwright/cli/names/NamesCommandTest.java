package org.hullwright.cli.names;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;

import com.google.gson.JsonParser;
import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NamesCommandTest {

	@TempDir
	private Path home;
	private Cli cli;
	private String crane;

	@BeforeEach
	void given_a_pack_and_one_that_requires_it() {
		cli = new Cli(home);
		cli.pack("harbour", """
				pack harbour { version 1.0.0 }
				values Cargo { grain, timber }
				extend token { printed cargo: Cargo = grain }
				// How heavy it is (HAR-LOAD-03).
				procedure Weight of load: token gives number { give 1 }
				// To the next quay (our own rule, HAR-GAP-01).
				procedure Sail by sailor: character { ... }
				derived far: truth = ...
				zone Hold of token
				token Sack
				token Barrel
				expansion Storm
				""");
		crane = cli.pack("crane", "pack crane { version 1.0.0 requires harbour }\nprocedure Lift");
	}

	@Test
	void names_are_listed_pack_by_pack_with_signatures_and_what_their_authors_say() {
		assertEquals("""
				harbour: procedures, functions and phases
				  procedure Weight of load: token gives number
				      How heavy it is.
				  procedure Sail by sailor: character (left open)
				      To the next quay (our own rule).

				harbour: kinds and what each has
				  extend token
				    printed cargo: Cargo

				harbour: values
				  values Cargo { grain, timber }

				harbour: states, derived values, tracks, dice, modes
				  derived far: truth (left open)

				harbour: boards and zones
				  zone Hold: zone of token

				harbour: expansions and scenarios
				  expansion Storm

				harbour: components
				  token Sack, Barrel

				crane: procedures, functions and phases
				  procedure Lift
				""", cli.run("names", crane, "--of", "harbour,crane").out());
	}

	@Test
	void the_kinds_that_every_pack_has_are_among_them() {
		assertTrue(cli.run("names", crane, "--of", "core").out().contains("kind token"));
	}

	@Test
	void words_are_looked_for_in_names_parameters_and_comments() {
		assertEquals("""
				harbour: procedures, functions and phases
				  procedure Weight of load: token gives number
				      How heavy it is.
				""", cli.run("names", crane, "HEAVY", "load").out());
	}

	@Test
	void all_that_things_of_a_kind_have_is_listed_whichever_pack_it_comes_from() {
		String tug = cli.pack("tug", """
				pack tug { version 1.0.0 requires harbour }
				kind boat is token {
					// How much it pulls.
					printed pull: number
					effect tow of hull: token
					state steam: number 0 to 9 = 3
					zone hold of token
					derived strong: truth = its pull > 4
				}
				""");
		String text = cli.run("names", tug, "--kind", "boat").out();
		assertTrue(text.startsWith("boat: what each says of itself\n"), text);
		assertTrue(text.contains("  pull: number (tug)\n      How much it pulls.\n  cargo: Cargo = grain (harbour)\n  copies: number"),
				text);
		assertTrue(text.contains("\n\nboat: what each may do\n"), text);
		assertTrue(text.contains("  tow of hull: token (tug)\n"), text);
		assertTrue(text.contains("\n\nboat: what changes in a game, and how it begins\n"), text);
		assertTrue(text.contains("  steam: number 0 to 9 = 3 (tug)\n"), text);
		assertTrue(text.contains("\n\nboat: what is worked out\n  strong: truth (tug)\n"), text);
	}

	@Test
	void a_kind_that_is_not_there_is_told_with_those_that_are() {
		Cli.Result told = cli.run("names", crane, "--kind", "bot");
		assertEquals(ExitCode.PROBLEMS, told.code());
		assertTrue(told.err().startsWith("there is no kind bot here; there are action, "), told.err());
	}

	@Test
	void what_is_left_open_can_be_asked_for() {
		assertEquals("""
				harbour: procedures, functions and phases
				  procedure Sail by sailor: character (left open)
				      To the next quay (our own rule).

				harbour: states, derived values, tracks, dice, modes
				  derived far: truth (left open)
				""", cli.run("names", crane, "--open").out());
	}

	@Test
	void what_is_not_there_is_said_and_is_no_error() {
		assertEquals(new Cli.Result(ExitCode.FINE, "", "nothing is called so\n"), cli.run("names", crane, "submarine"));
	}

	@Test
	void a_required_pack_that_is_not_there_is_told() {
		String sloop = cli.pack("sloop", "pack sloop { version 1.0.0 requires harbor }");
		assertEquals("there is no pack harbor beside sloop, which is required: its names are not listed\nnothing is called so\n",
				cli.run("names", sloop, "weight").err());
	}

	@Test
	void names_of_a_pack_that_is_not_there_cannot_be_asked_for() {
		assertEquals(new Cli.Result(ExitCode.PROBLEMS, "", "there is no pack harbor here; there are core, crane, harbour\n"),
				cli.run("names", crane, "--of", "harbor"));
	}

	@Test
	void programs_read_them_as_json() {
		var names = JsonParser.parseString(cli.run("names", crane, "cargo", "printed", "--json").out()).getAsJsonObject()
				.getAsJsonArray("names");
		assertEquals(1, names.size());
		var cargo = names.get(0).getAsJsonObject();
		assertEquals("harbour", cargo.get("pack").getAsString());
		assertEquals("token", cargo.get("owner").getAsString());
		assertEquals("printed cargo: Cargo", cargo.get("head").getAsString());
		assertEquals("grain", cargo.get("initial").getAsString());
	}
}
