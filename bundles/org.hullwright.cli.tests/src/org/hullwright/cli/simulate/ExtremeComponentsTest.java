package org.hullwright.cli.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The first sentence of {@code hullwright simulate --about}: of a game that nobody wins, and of cards that are far too strong, weak or
 * useless.
 */
class ExtremeComponentsTest {

	private static final String KEY = "lot Card \"Key\" { copies: 3  fate when drawn > 9 { for each player p { set p's won to yes } } }";

	private static final String SHIFT = """
		pack shift "The Shift" { version 1.0.0 }
		kind lot is card { effect fate }
		lot Blank "Blank" { copies: 9 }
		deck Lots of lot { contains 9 of Blank }
		zone Hand "Hand" of lot
		state drawn: number = 0
		procedure SetUp { shuffle Lots }
		phase Draw {
			draw 2 from Lots to Hand
			for each player p {
				choose by p "What do you do?" {
					for each lot l in Hand where can (fate of l) "Use {l}" { resolve fate of l }
					for each lot l in Hand "Drop {l}" { remove l }
				}
			}
			increase drawn by 1
			if drawn >= 3 { end game "the shift is over" }
		}
		game Shift "The Shift" { players 1 to 1  setup SetUp  round Draw }
		""";

	@TempDir
	private Path home;
	private Cli cli;

	@BeforeEach
	void aGameThatNobodyWins() {
		cli = new Cli(home);
		cli.pack("shift", SHIFT);
	}

	private String first(String agent, String card) {
		String extreme = cli.pack("extreme", """
			pack extreme "Extreme" { version 1.0.0 requires shift }
			expansion Extreme "Extreme" { add 3 of Card to Lots }
			""" + card);
		var result = cli.run("simulate", extreme, "--games", "300", "--about", "Card", "--agents", agent);
		assertEquals(ExitCode.FINE, result.code(), result.err());
		return result.out().lines().findFirst().orElseThrow();
	}

	@Test
	void what_wins_by_itself_is_said_to_make_winning_easier() {
		String said = first("random", "lot Card \"Crown\" { copies: 3  fate { for each player p { set p's won to yes } } }");
		assertTrue(said.startsWith("Crown makes winning easier: somebody wins "), said);
	}

	@Test
	void what_ends_games_early_is_said_to_make_them_shorter_even_where_that_changes_no_wins() {
		String said = first("random", "lot Card \"Collapse\" { copies: 3  fate { end game \"collapse\" } }");
		assertTrue(said.startsWith("Collapse makes games shorter"), said);
	}

	@Test
	void what_nobody_can_use_is_said_to_be_of_no_use_although_it_can_be_dropped() {
		String said = first("random", KEY);
		assertTrue(said.matches("Key could never be used: it turned up in \\d+\\.\\d % of games and was never used "
				+ "\\(with 95 % confidence it is in less than \\d\\.\\d % of such games\\); see what it asks for\\."), said);
	}

	@Test
	void of_programs_that_choose_it_is_not_claimed_that_they_could_not() {
		String said = first("first", KEY);
		assertTrue(said.startsWith("Key was there for nothing: "), said);
	}

	@ParameterizedTest
	@CsvSource({ "first, 30, Key turned up in", "first, 300, Key was there for nothing: ",
			"random, 300, Key could never be used: " })
	void what_nobody_was_offered_is_not_unusable_because_a_few_games_never_came_to_it(String agent, String games, String said) {
		cli.pack("shift", SHIFT.replace("for each lot l in Hand \"Drop {l}\" { remove l }", "option \"Wait\" { }"));
		String extreme = cli.pack("extreme", """
			pack extreme "Extreme" { version 1.0.0 requires shift }
			expansion Extreme "Extreme" { add 3 of Card to Lots }
			""" + KEY);
		String out = cli.run("simulate", extreme, "--games", games, "--about", "Card", "--agents", agent).out();
		assertTrue(out.startsWith(said), out.lines().findFirst().orElse(""));
	}

	@Test
	void what_changes_nothing_is_not_said_to_be_strong_or_weak() {
		String said = first("random", "lot Card \"Pebble\" { copies: 3  fate { } }");
		assertEquals("Pebble changed nothing in any of 300 games.", said);
	}

	private String told(String more, String... options) {
		String extreme = cli.pack("extremes", "pack extremes \"Extremes\" { version 1.0.0 requires shift }\n" + more);
		var result = cli.run(Stream.concat(Stream.of("simulate", extreme, "--games", "200"), Stream.of(options)).toArray(String[]::new));
		assertEquals(ExitCode.FINE, result.code(), result.err());
		return result.out();
	}

	@Test
	void each_component_is_asked_about_and_the_first_sentence_names_those_to_look_at() {
		String out = told("""
			expansion Extremes "Extremes" { add Crown to Lots  add Key to Lots  add Pebble to Lots }
			lot Crown "Crown" { fate { for each player p { set p's won to yes } } }
			lot Key "Key" { fate when drawn > 9 { for each player p { set p's won to yes } } }
			lot Pebble "Pebble" { fate { } }
			""", "--each");
		assertTrue(out.matches("(?s)Of the 3 components of Extremes, Crown makes winning easier \\(\\d+\\.\\d instead of 0\\.0 %\\); "
				+ "Key could never be used; of the others nothing of the kind is shown, in 200 games with and 200 without each, with 1 player\\.\n"
				+ "Crown makes .*\nKey could .*\nWhether Pebble .*\n"), out);
	}

	@Test
	void where_nothing_stands_out_it_is_said_that_none_does() {
		String out = told("expansion Extremes \"Extremes\" { add Pebble to Lots }\nlot Pebble \"Pebble\" { fate { } }", "--each");
		assertTrue(out.startsWith("None of the 1 component of Extremes is shown to be too strong, too weak or of no use, in 200 games"),
				out);
	}

	@Test
	void what_programs_that_choose_do_not_want_is_tried_by_random_ones_before_it_is_called_impossible() {
		String more = """
			expansion Extremes "Extremes" { add Dull to Lots  add Key to Lots }
			lot Dull "Dull" { fate { increase drawn by 0 } }
			lot Key "Key" { fate when drawn > 9 { for each player p { set p's won to yes } } }
			""";
		String out = told(more, "--each", "--agents", "first");
		assertTrue(out.contains("Key could never be used"), out);
	}

	@Test
	void what_matters_by_lying_there_is_forced_into_one_half_of_the_pairs() {
		String more = """
			expansion Extremes "Extremes" { add Charm to Lots  after Draw when Charm is in Hand { for each player p { set p's won to yes } } }
			lot Charm "Charm" { }
			""";
		String out = told(more, "--about", "Charm", "--forced");
		assertTrue(out.startsWith("Charm makes winning easier: somebody wins "), out);
		assertTrue(out.lines().findFirst().orElseThrow().contains(" and 0.0 % without ("), out);
		assertTrue(told(more, "--each").startsWith("Of the 1 component of Extremes, Charm makes winning easier ("),
				"the same is done there");
	}

	private static final String CROWN_AND_KEY = """
		expansion Extremes "Extremes" { add Crown to Lots  add Key to Lots }
		lot Crown "Crown" { fate { for each player p { set p's won to yes } } }
		lot Key "Key" { fate when drawn > 9 { for each player p { set p's won to yes } } }
		""";

	@Test
	void with_several_numbers_of_players_the_first_sentence_says_with_which() {
		cli.pack("shift", SHIFT.replace("players 1 to 1", "players 1 to 3"));
		String out = told(CROWN_AND_KEY, "--each", "--players", "2..3");
		String first = out.lines().findFirst().orElseThrow();
		assertTrue(first.matches("Of the 2 components of Extremes, Crown makes winning easier with 2 and 3 players "
				+ "\\(\\d+\\.\\d instead of 0\\.0 %; \\d+\\.\\d instead of 0\\.0 %\\); Key could never be used with 2 and 3 players; "
				+ "of the others nothing of the kind is shown, in 200 games with and 200 without each, with 2 and 3 players\\."), first);
		assertEquals(List.of("Crown makes winning easier, with 2 players", "Crown makes winning easier, with 3 players",
				"Key could never be used, with 2 players", "Key could never be used, with 3 players"),
				out.lines().skip(1).map(line -> line.substring(0, line.indexOf(':'))).toList());
	}

	@Test
	void the_answers_are_written_to_files_in_each_form_first_sentence_first() throws IOException {
		told(CROWN_AND_KEY, "--each", "--report", cli.path("each.html").toString(), "--report", cli.path("each.json").toString(),
				"--report",
				cli.path("each.csv").toString());
		String page = Files.readString(cli.path("each.html"));
		assertTrue(page.contains("<p class=\"answer\">Of the 2 components of Extremes, Crown makes winning easier ("), page);
		assertTrue(page.indexOf("class=\"answer\"") < page.indexOf("<table"), page);
		JsonObject json = JsonParser.parseString(Files.readString(cli.path("each.json"))).getAsJsonObject();
		assertEquals("strong", json.getAsJsonArray("components").get(0).getAsJsonObject().get("verdict").getAsString());
		List<String> lines = Files.readAllLines(cli.path("each.csv"));
		assertEquals("pack,games,players,component,title,verdict,numbers,words,error", lines.getFirst());
		assertTrue(lines.get(2).startsWith("Extremes,200,1,Key,Key,unusable,,Key could never be used: "), lines.get(2));
	}

	@Test
	void what_is_never_drawn_and_yet_wins_is_said_to_matter_by_lying_there() {
		String out = told("""
			expansion Extremes "Extremes" { after SetUp when Charm is in Pocket { for each player p { set p's won to yes } } }
			lot Charm "Charm" { copies: 1 }
			bag Pocket of lot { contains Charm }
			""", "--about", "Charm");
		String first = out.lines().findFirst().orElseThrow();
		assertTrue(first.startsWith("Charm makes winning easier: somebody wins 100.0 %"), first);
		assertTrue(first.endsWith(" It was never drawn and so matters by lying where it is."), first);
	}
}
