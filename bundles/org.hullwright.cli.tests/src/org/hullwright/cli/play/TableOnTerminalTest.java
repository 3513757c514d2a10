package org.hullwright.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.cli.Cli;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code hullwright play} shows persons of the table: what everybody sees, first all of it, and then what has changed. */
class TableOnTerminalTest {

	private static final String MARKET = """
		pack market { version 1.0.0 }
		card Crown "Crown"
		card Sceptre "Sceptre"
		card Orb "Orb"
		card Plum "Plum" { copies: 3 }
		deck Stock of card { contains Crown, Sceptre, Orb }
		zone Stall of card { contains each Plum }
		state price: number = 2
		state bidder: player or none
		state fate: number 0 to 9 = 7 visible to nobody
		extend player {
			zone hand of card visible to owner
			state money: number = 5
			state passed: truth
			state limit: number 0 to 9 = 8 visible to owner
		}
		procedure SetUp { for each player p { draw 1 from Stock to p's hand  set p's limit to 8 + p's seat - 1 } }
		phase Buy "Buying" {
			for each player p {
				choose by p "Buy?" {
					option "Yes" { decrease p's money by price  set bidder to p  move the first Plum in Stall to p's hand }
					option "No" { set p's passed to yes }
				}
			}
			for each player p { set p's passed to no }
		}
		game Market "The market" { players 2 to 2  setup SetUp  round Buy }
		""";

	private static final String ISLES = """
		pack isles { version 1.0.0 }
		values Way { north, east, south, west }
		values Shore { sand, rock }
		kind islet is tile { printed edges: list of Shore }
		islet Reef "Reef" { edges: rock, sand, sand, sand }
		islet Fog "Fog" { edges: rock, sand, sand, sand }
		token Disc "Disc" { copies: 4  side black { }  side white { } }
		token Flag "Flag" { copies: 2 }
		extend space { printed dark: truth  state visits: number = 0 }
		character Ann "Ann"
		board Chart "The chart" {
			grid 3 by 2%s
			space Port "The port" at 2, 1 { dark }
		}
		procedure SetUp {
			for each player p { set Ann's owner to p }
			move Ann to Port
			move Reef to (the first space in Chart where its row = 1)
			move Fog to (the last space in Chart)
			hide Fog
			place Flag in Fog
			place Disc in Reef
			place Disc in Reef
		}
		phase Turns {
			for each player p {
				choose by p "Now?" {
					option "Wait" { }
					option "Turn" { turn Reef by 1  increase Port's visits by 1  flip the first Disc in Reef }
				}
			}
		}
		game Isles "Isles" { players 1 to 1  setup SetUp  round Turns }
		""";

	@TempDir
	private Path home;

	@Test
	void before_the_first_decision_all_that_everybody_sees_is_told() {
		assertEquals(List.of(
				"  The market: price 2; Stock 1; Stall: Plum x3",
				"  Player 1: money 5; hand 1",
				"  Player 2: money 5; hand 1"), table(typed("q\n", MARKET)));
	}

	@Test
	void later_it_is_what_has_changed_and_what_is_no_more() {
		List<String> told = typed("2\n1\nq\n", MARKET);
		assertEquals(List.of("  Player 1: passed"), table(told.subList(told.indexOf("  2  No"), told.indexOf("Player 2: Buy?"))));
		assertEquals(List.of(
				"  The market: bidder Player 2; Stall: Plum x2",
				"  Player 1: passed: no",
				"  Player 2: money 3; hand 2"), table(told.subList(told.indexOf("Round 2"), told.size())));
	}

	@Test
	void everything_is_told_when_asked_for() {
		List<String> told = typed("2\nt\nq\n", MARKET);
		assertEquals(List.of(
				"  The market: price 2; Stock 1; Stall: Plum x3",
				"  Player 1: money 5; passed; hand 1",
				"  Player 2: money 5; hand 1"), table(told.subList(told.lastIndexOf("  2  No") + 1, told.size())));
	}

	@Test
	void what_is_hidden_from_the_persons_is_not_on_the_table() {
		Cli cli = new Cli(home);
		String told = cli.runTyping("t\n2\nt\nq\n", "play", cli.pack("market", MARKET), "--agents", "person,first", "--seed", "3").out();
		assertFalse(told.contains("limit 8") || told.contains("limit 9") || told.contains("fate"), told);
		long cards = List.of("Crown", "Sceptre", "Orb").stream().filter(told::contains).count();
		assertEquals(1, cards, "the own card alone: " + told);
	}

	@Test
	void where_only_programs_play_nothing_is_told_of_the_table() {
		Cli cli = new Cli(home);
		String told = cli.run("play", cli.pack("isles", ISLES.formatted("")), "--agents", "random", "--games", "1", "--quiet").out();
		assertFalse(told.contains("The chart"), told);
	}

	@Test
	void squares_are_drawn_with_what_lies_on_them() {
		List<String> told = typed("q\n", ISLES.formatted("\n	directions Way"));
		assertEquals(List.of(
				"  The chart",
				"      1       2       3",
				"   1  Re+2Db  .       .",
				"   2  An      .       ?",
				"    Re Reef, Db Disc (black), An Ann, ? face down",
				"    1,1 Reef: north rock, east sand, south sand, west sand",
				"    dark at 2,1"), board(told));
	}

	@Test
	void a_tile_that_was_turned_is_told_with_its_edges_as_it_lies() {
		List<String> told = typed("2\nq\n", ISLES.formatted("\n	directions Way"));
		assertEquals(List.of(
				"  The chart",
				"      1         2         3",
				"   1  Re+Dw+Db  .         .",
				"   2  An        .         ?",
				"    Dw Disc (white)",
				"    1,1 Reef: north sand, east rock, south sand, west sand",
				"    visits 1 at 2,1"), board(told.subList(told.indexOf("Round 2"), told.size())));
	}

	@Test
	void rows_of_hexagons_are_shifted_by_half_a_step() {
		List<String> told = typed("q\n", ISLES.formatted(" hexagonal").replace("values Way { north, east, south, west }",
				"values Way { one, two, three, four, five, six }").replace("hexagonal", "hexagonal\n	directions Way")
				.replace("at 2, 1", "at 2, 2"));
		assertEquals(List.of(
				"      1   2   3   4   5   6",
				"   1  Re+2Db  .       .",
				"   2      An      .       ?"), board(told).subList(1, 4));
	}

	@Test
	void what_lies_on_a_board_without_a_grid_is_found_by_the_names_of_places() {
		List<String> told = typed("q\n",
				ISLES.replace("grid 3 by 2%s", "space Cape at 1, 1\n	space Bay at 1, 3\n").replace("turn Reef by 1  ", "")
						.replace("(the last space in Chart)", "Bay"));
		assertEquals(List.of("  The chart", "    Reef: Disc (black) x2", "    The port: Ann"), board(told));
	}

	@Test
	void no_line_is_wider_than_a_terminal() {
		List<String> told = typed("q\n", ISLES.replace("copies: 2", "copies: 40").replace("place Flag in Fog",
				"repeat 9 times { place Flag in (the first space in Chart where its row = 2) }").formatted("\n	directions Way"));
		assertTrue(told.stream().allMatch(line -> line.length() <= 80), String.join("\n", told));
	}

	private List<String> typed(String typed, String pack) {
		Cli cli = new Cli(home);
		Cli.Result result = cli.runTyping(typed, "play", cli.pack("game", pack), "--agents", "person");
		assertEquals("", result.err());
		return result.out().lines().map(TableOnTerminalTest::withoutPrompt).toList();
	}

	/** What is typed does not end the line of the prompt. */
	private static String withoutPrompt(String line) {
		return line.replaceFirst("^.*or q to leave: ", "");
	}

	/** The lines about the game and the players. */
	private static List<String> table(List<String> told) {
		return told.stream().filter(line -> line.matches(" {2}(The market|Player \\d):.*")).toList();
	}

	/** The lines about the first board. */
	private static List<String> board(List<String> told) {
		List<String> from = told.subList(told.indexOf("  The chart"), told.size());
		return from.subList(0, from.indexOf("Player 1: Now?"));
	}
}
