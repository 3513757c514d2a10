package org.hullwright.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.cli.Cli;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code hullwright play} shows persons at the terminal: what their seats see, and nothing else. */
class SeenByPersonsTest {

	private static final String AUCTION = """
		pack auction { version 1.0.0 }
		card Crown "Crown"
		card Sceptre "Sceptre"
		card Orb "Orb"
		zone Treasure of card visible to nobody { contains each card }
		extend player {
			zone hand of card visible to owner
			state bid: number 0 to 3 = 0 visible to owner
		}
		procedure SetUp { for each player p { move the first card in Treasure to p's hand  set p's bid to 1 } }
		phase Bid "Bidding" {
			for each player p {
				choose secretly by p "How much?" { option "Little" { } option "Much" { set p's bid to 3 } }
				choose by p "Sure?" { option "Yes" { } }
				choose secretly by p "Really?" { option "Of course" { } }
				say "{p's bid} it is, {p}" to p
			}
			end game "Sold"
		}
		game Auction "Auction" { players 2 to 3  setup SetUp  round Bid }
		""";

	@TempDir
	private Path home;

	@Test
	void one_person_sees_their_own_hand_and_states_and_no_secret_of_the_others() {
		assertEquals(List.of("Round 1", "  Bidding",
				"    Player 1: How much? -> chosen secretly",
				"    Player 1: Sure? -> Yes (the only option)",
				"    Player 1: Really? -> taken secretly (the only option)",
				"  Player 1: hand 1", "  Player 2: hand 1", "  Player 3: hand 1",
				"  You see: Player 2, hand: Sceptre",
				"  You see: Player 2, bid: 1",
				"Player 2: How much?", "  1  Little", "  2  Much",
				"1 to 2, t for the table, ? for what is not possible, or q to leave:     Player 2: How much? -> Much",
				"    Player 2: Sure? -> Yes (the only option)",
				"    Player 2: Really? -> Of course (the only option)",
				"    3 it is, Player 2",
				"    Player 3: How much? -> chosen secretly",
				"    Player 3: Sure? -> Yes (the only option)",
				"    Player 3: Really? -> taken secretly (the only option)",
				"The game ends: Sold"), told("2\n", "--seats", "3", "--agents", "first,person,first"));
	}

	@Test
	void persons_at_one_terminal_have_no_secrets_from_each_other() {
		List<String> told = told("1\n2\n", "--agents", "person");
		assertEquals(List.of("  You see: Player 1, hand: Crown", "  You see: Player 2, hand: Sceptre"),
				told.stream().filter(line -> line.startsWith("  You see:") && line.contains("hand")).distinct().toList());
		assertEquals(2, told.stream().filter(line -> line.contains("it is")).count());
	}

	@Test
	void a_number_is_chosen_by_typing_it_and_not_its_place_in_the_list() {
		Cli cli = new Cli(home);
		String pack = cli.pack("bids", """
			pack bids { version 1.0.0 }
			procedure SetUp { }
			phase Bid {
				choose by (the first player) "How much?" for each number n from 0 to 3 { say "{n} it is" }
				end game
			}
			game Bids "Bids" { players 1 to 1  setup SetUp  round Bid }
			""");
		String out = cli.runTyping("2\n", "play", pack, "--agents", "person").out();
		assertTrue(out.contains("  0\n  1\n  2\n  3\n0 to 3, t for"), out);
		assertTrue(out.contains("2 it is"), out);
	}

	@Test
	void where_only_programs_play_everything_is_told() {
		assertEquals(List.of("Round 1", "  Bidding",
				"    Player 1: How much? -> Little",
				"    Player 1: Sure? -> Yes (the only option)",
				"    Player 1: Really? -> Of course (the only option)",
				"    1 it is, Player 1",
				"    Player 2: How much? -> Little",
				"    Player 2: Sure? -> Yes (the only option)",
				"    Player 2: Really? -> Of course (the only option)",
				"    1 it is, Player 2",
				"The game ends: Sold"), told("", "--agents", "first"));
	}

	/** All lines but the last, which counts. */
	private List<String> told(String typed, String... options) {
		Cli cli = new Cli(home);
		String[] arguments = new String[options.length + 2];
		arguments[0] = "play";
		arguments[1] = cli.pack("auction", AUCTION);
		System.arraycopy(options, 0, arguments, 2, options.length);
		List<String> lines = cli.runTyping(typed, arguments).out().lines().toList();
		return lines.subList(0, lines.size() - 1);
	}
}
