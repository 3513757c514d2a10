package org.hullwright.cli.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hullwright test --leaks}: who is told what is hidden from them. */
class LeaksTest {

	private static final String POKER = """
		pack poker { version 1.0.0 }
		card Ace { copies: 5 }
		card King { copies: 5 }
		extend character {
			zone hand of card visible to owner
			%s
		}
		character Ann "Ann"
		character Ben "Ben"
		zone Seats of character { contains Ann, Ben }
		reshuffling deck Cards of card { contains each card }
		track Round from 1 to 4 = 1
		procedure SetUp {
			for each player p { set (if p's seat = 1 then Ann else Ben)'s owner to p }
			for each character c in (Ann, Ben) { draw 3 from Cards to c's hand }
		}
		phase Play {
			for each character c in (Ann, Ben) {
				%s
			}
			if Round = 4 { end game "Over" }
			increase Round by 1
		}
		game Poker { players 2 to 2  setup SetUp  round Play }
		""";
	private static final String HELD = "if first card in c's hand as held { %s }";

	@TempDir
	private Path home;

	@Test
	void a_line_that_names_a_card_of_a_hand_to_all_is_a_leak() {
		leaks("poker/poker.hull:19:39: error: this line of the log names", HELD.formatted("say \"{c} has {held}\""));
	}

	@Test
	void a_line_that_names_what_a_hand_has_given_back_to_the_supply_is_a_leak() {
		leaks("poker/poker.hull:19:52: error: this line of the log names", HELD.formatted("return held  say \"{c} gives back {held}\""));
	}

	@Test
	void what_everybody_saw_go_back_to_the_supply_is_none() {
		isTight(HELD.formatted("reveal held  return held  say \"{c} gives back {held}\""));
	}

	@Test
	void a_line_for_its_owner_is_none() {
		isTight(HELD.formatted("say \"You have {held}\" to c"));
	}

	@Test
	void what_is_laid_open_soon_is_none() {
		isTight(HELD.formatted("say \"{c} plays {held}\"  discard held"));
	}

	@Test
	void what_was_open_just_before_is_none() {
		isTight(HELD.formatted(
				"discard held  choose by c { option \"Take it back\" { move held to c's hand  say \"{c} takes {held}\" } option \"Leave it\" { } }"));
	}

	@Test
	void what_waits_to_be_resolved_is_none() {
		isTight("draw from Cards as drawn { say \"{c} draws {drawn}\"  discard drawn }");
	}

	@Test
	void what_everybody_was_shown_is_none() {
		isTight(HELD.formatted("reveal held  say \"{c} shows {held}\""));
	}

	@Test
	void an_option_about_a_card_of_somebody_else_is_a_leak() {
		leaks("poker/poker.hull:19:15: error: this option names",
				"choose by c for each card held in (if c is Ann then Ben else Ann)'s hand \"Take {held}\" { move held to c's hand }");
	}

	@Test
	void an_option_that_does_not_name_it_is_none() {
		isTight("choose by c for each card held in (if c is Ann then Ben else Ann)'s hand \"Take any\" { move held to c's hand }");
	}

	@Test
	void a_choice_that_should_be_secret_is_a_leak() {
		String bury = "by c for each card held in c's hand \"Bury {held}\" { move held to bottom of Cards }";
		leaks("error: what is chosen here is told to everybody, so it should be chosen secretly: it names", "choose " + bury);
		isTight("choose secretly " + bury);
	}

	@Test
	void a_state_that_names_a_hidden_card_is_a_leak_unless_it_is_hidden_as_well() {
		String keep = "choose by c { option \"Now\" { " + HELD.formatted("set c's best to held") + " } option \"Later\" { } }";
		leaks("poker/poker.hull:6:2: error: this state is visible and names", "state best: card or none", keep);
		assertEquals(ExitCode.FINE, test("state best: card or none visible to owner", keep).code());
	}

	@Test
	void a_secret_number_that_is_told_is_a_leak_unless_it_was_revealed_and_is_a_secret_again_when_it_changes() {
		String member = "state bid: number 0 to 9 = 0 visible to owner";
		String bid = "choose secretly by c for each number n from 1 to 9 { set c's bid to n }  ";
		String told = "say \"{c} bids {c's bid}\"";
		assertEquals(ExitCode.PROBLEMS, test(member, bid + "say \"One more is {c's bid + 1}\"").code());
		assertEquals(ExitCode.PROBLEMS, test(member, bid + told).code());
		assertEquals(ExitCode.FINE, test(member, bid + "reveal c's bid  " + told).code());
		assertEquals(ExitCode.PROBLEMS, test(member, bid + "reveal c's bid  increase c's bid by 1  " + told).code());
		assertEquals(ExitCode.PROBLEMS, test(member, bid + "reveal c's bid  hide c's bid  " + told).code());
	}

	@Test
	void without_a_game_there_is_nothing_to_look_at() {
		Cli cli = new Cli(home);
		var result = cli.run("test", cli.pack("parts", "pack parts { version 1.0.0 }\n"), "--leaks");
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.err().startsWith("parts has no game to play"), result.err());
	}

	private void leaks(String message, String turn) {
		leaks(message, "", turn);
	}

	private void leaks(String message, String member, String turn) {
		var result = test(member, turn);
		assertEquals(ExitCode.PROBLEMS, result.code(), result.out());
		List<String> lines = result.out().lines().filter(line -> line.contains(message)).toList();
		assertEquals(1, lines.size(), result.out());
		assertTrue(lines.getFirst().matches(".* (Ace|King), which is hidden from player [12] \\(seed \\d+\\)"), lines.getFirst());
	}

	private void isTight(String turn) {
		var result = test("", turn);
		assertEquals(new Cli.Result(ExitCode.FINE, "0 passed, 0 failed\n0 leaks\n", ""), result);
	}

	private Cli.Result test(String member, String turn) {
		Cli cli = new Cli(home);
		return cli.run("test", cli.pack("poker", POKER.formatted(member, turn)), "--leaks");
	}
}
