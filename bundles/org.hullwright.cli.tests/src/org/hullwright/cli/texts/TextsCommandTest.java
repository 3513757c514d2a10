package org.hullwright.cli.texts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code hullwright texts}, and games in another language. */
class TextsCommandTest {

	private static final String TOLL = """
		pack toll "The Toll" { version 1.0.0 }
		token Coin
		zone Till "Till" of token
		procedure SetUp { place Coin in Till }
		phase Crossing "Crossing" {
			for each player p {
				choose by p "Pay?" { option "Yes" { say "{Coin} goes to {Till}" } option "No" { } }
			}
			end game "Evening"
		}
		game Toll "The Toll Game" { players 1 to 1 setup SetUp round Crossing }
		translation de { "Pay?" is "Zahlen?" "Yes" is "Ja" "{Coin} goes to {Till}" is "In {Till}: {Coin}" "Coin" is "Münze" "Till" is "Kasse" }
		""";

	private static final String SPELLS = """
		pack spells "Spells" { version 1.0.0 }
		kind spell is card { printed cost: number  effect cast by actor: character }
		zone Hand of spell
		spell Spark "Spark" { cost: 2  cast { discard each spell in Hand } }
		""";

	private static final String WARES = """
		pack harbour { version 1.0.0 report UNUSED as nothing }
		values Cargo { rum "Rum", salt "Salt" }
		kind ware is card { printed cargo: Cargo }
		""";

	@TempDir
	private Path home;

	@Test
	void what_is_not_translated_yet_is_printed_to_be_filled_in() {
		Cli cli = new Cli(home);
		var result = cli.run("texts", cli.pack("toll", TOLL), "--language", "de");
		assertEquals(new Cli.Result(ExitCode.FINE, """
			pack toll

			translation de {
				"The Toll" is "The Toll"
				"Crossing" is "Crossing"
				"No" is "No"
				"Evening" is "Evening"
				"Player" is "Player"
				"yes" is "yes"
				"no" is "no"
				"nothing" is "nothing"
				"The Toll Game" is "The Toll Game"
				"Token" is "Token"
			}
			""", "10 texts are to be translated into de\n"), result);
	}

	@Test
	void what_a_pack_changes_on_components_of_others_is_printed_as_well() {
		Cli cli = new Cli(home);
		cli.pack("spells", SPELLS);
		String folder = cli.pack("wetter", """
			pack wetter { version 1.0.0 requires spells }
			change Spark { text: "It only fizzles." cost: 3 }
			""");
		assertEquals(new Cli.Result(ExitCode.FINE, """
			Spark
			 Spark — Spell
			 (Cost 3)
			 It only fizzles.

			""", ""), cli.run("texts", folder, "--printed"));
	}

	@Test
	void what_components_read_is_printed_with_the_texts_of_the_author_in_place_of_sentences() {
		Cli cli = new Cli(home);
		String folder = cli.pack("spells", """
			pack spells { version 1.0.0 }
			kind spell is card { printed cost: number  effect cast by actor: character }
			zone Hand of spell
			spell Spark "Spark" { cost: 2  cast { discard each spell in Hand } }
			spell Flame "Flame" { text: "Burn it all down."  cast { discard each spell in Hand } }
			spell Blank "Blank" { }
			""");
		assertEquals(new Cli.Result(ExitCode.FINE, """
			Spark
			 Spark — Spell
			 (Cost 2)
			 Discard each Spell in the Hand.

			Flame
			 Flame — Spell
			 Burn it all down.

			""", ""), cli.run("texts", folder, "--printed"));
		String json = cli.run("texts", folder, "--printed", "--json").out();
		assertTrue(json.contains("\"text\": \"Flame — Spell\\nBurn it all down.\",\n      \"made\": false"), json);
	}

	@Test
	void a_sentence_made_from_rules_is_translated_as_it_reads() {
		Cli cli = new Cli(home);
		String folder = cli.pack("spells", SPELLS + """
			translation de {
				"Spark" is "Funke" "Spell" is "Zauber" "Cost" is "Kosten" "Discard each Spell in the Hand." is "Wirf jeden Zauber auf der Hand ab."
				"Hand" is "Hand" "Spells" is "Zauber"
			}
			""");
		assertEquals("""
			Spark
			 Funke — Zauber
			 (Kosten 2)
			 Wirf jeden Zauber auf der Hand ab.

			""", cli.run("texts", folder, "--printed", "--language", "de").out());
		assertEquals("", cli.run("check", folder).out());
		assertEquals("spells: no problems found\n", cli.run("check", folder).err());
	}

	@Test
	void check_and_export_tell_what_would_be_half_translated() {
		Cli cli = new Cli(home);
		String folder = cli.pack("spells", SPELLS + "translation de { \"Spark\" is \"Funke\" }");
		String told = "spells: 5 of 6 texts are not translated into de and will be read as they are written, or with nothing but names translated; "
				+ "\"hullwright texts spells --language de\" prints them\n";
		assertTrue(cli.run("check", folder).err().endsWith(told), cli.run("check", folder).err());
		var exported = cli.run("export", folder, "--to", home.resolve("spells.hullpack").toString());
		assertTrue(exported.err().endsWith(told), exported.err());
	}

	@Test
	void a_translation_of_a_sentence_that_is_no_longer_made_is_told() {
		Cli cli = new Cli(home);
		String folder = cli.pack("spells", SPELLS + "translation de { \"Discard every Spell.\" is \"Wirf alle Zauber ab.\" }");
		assertTrue(cli.run("check", folder).out().contains("[TRANSLATION_OF_NOTHING]"), cli.run("check", folder).out());
	}

	@Test
	void of_a_series_its_title_and_the_words_are_translated_and_no_title_of_a_member() {
		Cli cli = new Cli(home);
		String folder = cli.pack("harbour", WARES + "ware for each Cargo c and number n from 1 to 2 \"{c} crate {n}\" { cargo: c }");
		assertEquals("""
			pack harbour

			translation de {
				"Rum" is "Rum"
				"Salt" is "Salt"
				"{c} crate {n}" is "{c} crate {n}"
				"Ware" is "Ware"
				"Cargo" is "Cargo"
			}
			""", cli.run("texts", folder, "--language", "de").out());
	}

	@Test
	void the_title_of_a_series_that_has_names_alone_may_be_translated_and_need_not() {
		Cli cli = new Cli(home);
		String folder = cli.pack("harbour", WARES + """
			ware for each Cargo c and number n from 1 to 2 "{c} {n}" { cargo: c }
			translation de { "Rum" is "Rum" "Salt" is "Salz" "Ware" is "Ware" "Cargo" is "Fracht" }
			""");
		assertEquals("harbour: no problems found\n", cli.run("check", folder).err());
		folder = cli.pack("harbour", WARES + """
			ware for each Cargo c and number n from 1 to 2 "{c} {n}" { cargo: c }
			translation de { "Rum" is "Rum" "Salt" is "Salz" "Ware" is "Ware" "Cargo" is "Fracht" "{c} {n}" is "{c}-{n}" }
			""");
		assertEquals("", cli.run("check", folder).out());
		String printed = cli.run("texts", folder, "--printed", "--language", "de").out();
		assertTrue(printed.contains("Salz-2"), printed);
	}

	@Test
	void a_title_of_a_single_member_is_translated_nowhere() {
		Cli cli = new Cli(home);
		String folder = cli.pack("harbour", WARES + """
			ware for each Cargo c and number n from 1 to 2 "{c} {n}" { cargo: c }
			translation de { "Salt" is "Salz" "Salt 2" is "Zweites Salz" }
			""");
		String problems = cli.run("check", folder).out();
		assertTrue(problems.contains("[TRANSLATION_OF_NOTHING]"), problems);
		String printed = cli.run("texts", folder, "--printed", "--language", "de").out();
		assertTrue(printed.contains("Salz 2") && !printed.contains("Zweites"), printed);
	}

	@Test
	void of_a_series_without_a_title_the_words_are_translated() {
		Cli cli = new Cli(home);
		String folder = cli.pack("harbour", WARES + """
			ware for each Cargo c and number n from 1 to 2 { cargo: c }
			translation de { "Rum" is "Rum" "Salt" is "Salz" "Ware" is "Ware" "Cargo" is "Fracht" }
			""");
		assertEquals(new Cli.Result(ExitCode.FINE, "", "harbour: no problems found\n"), cli.run("check", folder));
		String printed = cli.run("texts", folder, "--printed", "--language", "de").out();
		assertTrue(printed.contains("Salz 2"), printed);
	}

	@Test
	void without_a_language_it_is_asked_for_one() {
		Cli cli = new Cli(home);
		var result = cli.run("texts", cli.pack("toll", TOLL));
		assertEquals(ExitCode.USAGE, result.code());
		assertTrue(result.err().startsWith("name the language to translate into with --language, or say --printed\n"), result.err());
	}

	@Test
	void words_that_no_pack_says_are_played_in_its_language_too() {
		Cli cli = new Cli(home);
		String folder = cli.pack("toll", TOLL.replace("\"{Coin} goes to {Till}\"", "\"{p}: {open}, {keeper}\"")
				.replace("is \"In {Till}: {Coin}\"", "is \"{p}: {open}, {keeper}\"")
				.replace("token Coin", "state open: truth = yes state keeper: player or none token Coin")
				.replace("translation de {", "translation de { \"Player\" is \"Spieler\" \"yes\" is \"ja\" \"nothing\" is \"niemand\""));
		String story = cli.run("play", folder, "--language", "de", "--agents", "first").out();
		assertTrue(story.contains("Spieler 1: Zahlen? -> Ja"), story);
		assertTrue(story.contains("Spieler 1: ja, niemand"), story);
	}

	@Test
	void an_expression_in_a_text_is_translated_by_how_it_reads() {
		Cli cli = new Cli(home);
		String folder = cli.pack("toll", TOLL.replace("\"{Coin} goes to {Till}\"", "\"{p's seat + 1} and {number of Coin in Till}\"")
				.replace("is \"In {Till}: {Coin}\"", "is \"{number of Coin in Till}, {p's seat + 1}\""));
		String story = cli.run("play", folder, "--language", "de", "--agents", "first").out();
		assertTrue(story.contains("    1, 2\n"), story);
	}

	@Test
	void what_is_printed_is_a_file_of_the_pack() throws IOException {
		Cli cli = new Cli(home);
		String folder = cli.pack("toll", TOLL);
		String texts = cli.run("texts", folder, "--language", "fr").out();
		Files.writeString(Path.of(folder).resolve("french.hull"), texts);
		assertEquals(ExitCode.FINE, cli.run("check", folder).code());
		assertTrue(cli.run("texts", folder, "--language", "fr").err().contains("wholly translated"));
	}

	@Test
	void a_text_in_two_directions_is_printed_as_it_is() throws IOException {
		Cli cli = new Cli(home);
		String folder = cli.pack("toll", TOLL.replace("\"The Toll\"", "\"The \u2067\u05D0\u05D1\u2069 Toll\""));
		String texts = cli.run("texts", folder, "--language", "fr").out();
		assertTrue(texts.contains("\"The \\u2067\u05D0\u05D1\\u2069 Toll\""), texts);
		Files.writeString(Path.of(folder).resolve("french.hull"), texts);
		assertEquals("", cli.run("check", folder).out());
	}

	@ParameterizedTest
	@ValueSource(strings = { "no", "is", "or" })
	void a_language_may_be_called_like_a_word_of_hull(String language) throws IOException {
		Cli cli = new Cli(home);
		String folder = cli.pack("toll", TOLL);
		Files.writeString(Path.of(folder).resolve("other.hull"), cli.run("texts", folder, "--language", language).out());
		assertEquals("", cli.run("check", folder).out());
		assertTrue(cli.run("texts", folder, "--language", language).err().contains("wholly translated"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "de AT", "de-AT", "de { }", "ünï", "1" })
	void what_cannot_be_the_name_of_a_language_is_refused(String language) {
		Cli cli = new Cli(home);
		var result = cli.run("texts", cli.pack("toll", TOLL), "--language", language);
		assertEquals(ExitCode.USAGE, result.code());
		assertEquals("", result.out());
		assertTrue(
				result.err().startsWith(
						"--language: '" + language + "' cannot be the name of a language; those are short, like de, fr or pt_BR\n"),
				result.err());
	}

	@Test
	void they_may_go_straight_into_a_file_of_the_pack() {
		Cli cli = new Cli(home);
		cli.pack("toll", TOLL);
		var result = cli.run("texts", cli.file("toll", "french.hull", ""), "--language", "fr");
		assertEquals(ExitCode.FINE, result.code(), result.err());
		assertTrue(result.out().startsWith("pack toll\n"), result.out());
	}

	@Test
	void what_has_nothing_but_names_in_braces_needs_no_translation() {
		Cli cli = new Cli(home);
		String pack = cli.pack("toll", TOLL.replace("option \"No\" { }", "for each Coin c in Till \"{c}\" { }"));
		assertFalse(cli.run("texts", pack, "--language", "fr").out().contains("\"{c}\""));
	}

	@Test
	void a_game_is_told_in_its_language_where_there_is_a_translation() {
		Cli cli = new Cli(home);
		var result = cli.run("play", cli.pack("toll", TOLL), "--agents", "first", "--language", "de");
		assertTrue(result.out().contains("Zahlen? -> Ja"), result.out());
		assertTrue(result.out().contains("In Kasse: Münze"), result.out());
		assertTrue(result.out().contains("Evening"), result.out());
	}

	@Test
	void a_game_recorded_in_one_language_is_replayed_in_its_own() {
		Cli cli = new Cli(home);
		Path record = home.resolve("game.json");
		cli.run("play", cli.pack("toll", TOLL), "--language", "de", "--record", record.toString());
		assertEquals(ExitCode.FINE, cli.run("replay", record.toString()).code());
	}

	@Test
	void an_unknown_language_is_refused_with_those_there_are() {
		Cli cli = new Cli(home);
		var result = cli.run("play", cli.pack("toll", TOLL), "--language", "pl");
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.err().contains("toll has no translation into pl; there is de"), result.err());
		assertFalse(result.out().contains("Round"), result.out());
	}
}
