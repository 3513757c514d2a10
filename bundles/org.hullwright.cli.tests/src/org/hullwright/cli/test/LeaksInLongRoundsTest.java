package org.hullwright.cli.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code hullwright test --leaks} on a trick-taking game: all of it is one round, so that every card is laid open before the round ends.
 * What was told of it is a leak all the same once somebody decides who should not know.
 */
class LeaksInLongRoundsTest {

	private static final String TRICKS = """
		pack tricks { version 1.0.0 }
		card Ace { copies: 5 }
		card King { copies: 5 }
		values Plan { Bold "bold", Careful "careful" }
		die Luck { 1, 2, 3, 4, 5, 6 }
		extend character {
			zone hand of card visible to owner
			state bid: number 0 to 6 = 0 visible to owner
			state plan: Plan = Careful visible to owner
			state points: number = 0
			derived wanted: number = its bid + 1
		}
		character Ann "Ann"
		character Ben "Ben"
		zone Seats of character { contains Ann, Ben }
		zone Played of card
		deck Cards of card { contains each card }
		procedure SetUp {
			for each player p { set (if p's seat = 1 then Ann else Ben)'s owner to p }
			for each character c in (Ann, Ben) { draw 3 from Cards to c's hand }
		}
		phase Play {
			for each character c in (Ann, Ben) {
				%s
			}
			repeat 3 times { for each character c in (Ann, Ben) { do Trick by c } }
			end game "Over"
		}
		procedure Trick by c: character {
			choose by c "Which card?" for each card held in c's hand "{held}" { move held to Played }
		}
		game Tricks { players 2 to 2  setup SetUp  round Play }
		""";
	private static final String OPEN_BID = """
		choose by c "How many tricks?" { option "None" { } option "One" { set c's bid to 1 } option "Two" { set c's bid to 2 } }""";

	@TempDir
	private Path home;

	@Test
	void a_card_of_a_hand_that_is_named_before_others_decide_is_a_leak_even_when_it_is_played_in_the_same_round() {
		leaks("this line of the log names", "if first card in c's hand as held { say \"{c} holds {held}\" }");
	}

	@Test
	void a_card_that_is_named_and_played_before_others_decide_is_none() {
		isTight("if first card in c's hand as held { say \"{c} leads {held}\"  move held to Played }");
	}

	@Test
	void a_hidden_number_that_a_line_tells_is_a_leak() {
		leaks("this line of the log names the bid of Ben (3), which is hidden from player 1",
				"set c's bid to 3  say \"{c} bids {c's bid}\"");
	}

	@Test
	void a_hidden_number_is_found_in_a_sum_behind_a_derived_value() {
		leaks("this line of the log names the bid of Ben (3)", "set c's bid to 3  say \"{c} wants {c's wanted}\"");
	}

	@Test
	void a_hidden_word_that_a_line_tells_is_a_leak() {
		leaks("this line of the log names the plan of Ben (bold)", "set c's plan to Bold  say \"{c} is {c's plan}\"");
	}

	@Test
	void a_number_for_its_owner_is_none() {
		isTight("set c's bid to 3  say \"You bid {c's bid}\" to c");
	}

	@Test
	void a_number_that_everybody_sees_is_none() {
		isTight("set c's points to 3  say \"{c} has {c's points}\"");
	}

	@Test
	void a_bid_that_is_told_and_over_before_anybody_decides_is_none() {
		isTight("set c's bid to 3  say \"{c} bid {c's bid}\"  set c's bid to 0");
	}

	@Test
	void a_question_that_tells_a_hidden_number_is_a_leak() {
		leaks("this question names the bid of",
				"set c's bid to 3  choose by c \"You bid {c's bid}. Sure?\" { option \"Yes\" { } option \"No\" { } }");
	}

	@Test
	void an_option_that_tells_a_hidden_number_is_a_leak() {
		leaks("this option names the bid of", """
			set c's bid to 3
			choose by (if c is Ann then Ben else Ann) { option "Take {c's bid} tricks" { } option "Pass" { } }""");
	}

	@Test
	void a_bid_that_is_chosen_for_all_to_see_is_a_leak() {
		leaks("what is chosen here is told to everybody, so it should be chosen secretly: it decides the bid of", OPEN_BID);
		isTight(OPEN_BID.replace("choose by", "choose secretly by"));
	}

	@Test
	void what_a_die_decides_after_an_open_choice_is_none() {
		isTight("choose by c \"Scout?\" { option \"Scout\" { set c's bid to (roll Luck)'s number } option \"Wait\" { } }");
	}

	@Test
	void it_says_which_lines_no_game_came_to() {
		var result = test("if c's points > 0 { say \"{c} bids {c's bid}\" }");
		assertEquals(ExitCode.FINE, result.code(), result.out());
		assertEquals("not checked: 1 of 2 lines that tell or ask, because no game came to them: tricks/tricks.hull:24:23",
				result.out().lines().filter(line -> line.startsWith("not checked")).findFirst().orElse(result.out()));
	}

	@Test
	void it_says_of_which_texts_it_cannot_follow_the_values() {
		var result = test("let offer be c's bid  say \"{c} offers {offer}\"");
		assertEquals(ExitCode.FINE, result.code(), result.out());
		assertEquals("not checked: 1 line with values that a `let`, a count or a condition has made of others: tricks/tricks.hull:24:25",
				result.out().lines().filter(line -> line.startsWith("not checked")).findFirst().orElse(result.out()));
	}

	private void leaks(String message, String bidding) {
		var result = test(bidding);
		assertEquals(ExitCode.PROBLEMS, result.code(), result.out());
		assertTrue(result.out().contains(message), result.out());
		assertTrue(result.out().contains("\n1 leak\n"), result.out());
	}

	private void isTight(String bidding) {
		assertEquals(new Cli.Result(ExitCode.FINE, "0 passed, 0 failed\n0 leaks\n", ""), test(bidding));
	}

	private Cli.Result test(String bidding) {
		Cli cli = new Cli(home);
		return cli.run("test", cli.pack("tricks", TRICKS.formatted(bidding)), "--leaks");
	}
}
