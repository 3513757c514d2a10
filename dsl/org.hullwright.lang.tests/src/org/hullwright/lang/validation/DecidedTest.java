package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.hullwright.lang.fixture.Expectations.reports;

import org.junit.jupiter.api.Test;

/** Conditions that come out the same in every game are reported where they are decided. */
class DecidedTest {

	private static final String PACK = """
			values Colour { red, blue }
			extend character { state health: number 0 to 9 = 5  state colour: Colour = red  state mate: character or none  derived strength: number 0 to 3 = 7 }
			track Round from 1 to 14
			die D6 { 1, 2, 3, 4, 5, 6 }
			kind tool is token
			token Coin
			tool Saw
			""";

	@Test
	void numbers_outside_of_a_range() {
		reports(PACK + """
			procedure Look at c: character with n: number 0 to 3 {
				if c's health > 9 { stop }
				// ^ CONDITION_NEVER: This is never true: c's health goes from 0 to 9.
				if c's health >= 0 { say "lives" } else { say "is dead" }
				// ^ CONDITION_ALWAYS: This is always true: c's health goes from 0 to 9.
				if 15 = Round { stop }
				// ^ CONDITION_NEVER: This is never true: Round goes from 1 to 14.
				if Round is not 0 and n = 2 { stop }
				// ^ CONDITION_ALWAYS: This is always true: Round goes from 1 to 14.
				if c's health + Round > 23 { stop }
				// ^ CONDITION_NEVER: This is never true: c's health + Round goes from 1 to 23.
				let rolled be roll D6
				if rolled's number > 6 { stop }
				// ^ CONDITION_NEVER: This is never true: rolled's number goes from 1 to 6.
				if number of character < 0 { stop }
				// ^ CONDITION_NEVER: This is never true: number of character is 0 at least.
				if n > 3 or c's strength > 3 { stop }
			}
			""");
	}

	@Test
	void an_expansion_may_let_a_track_go_further() {
		isFine(PACK + """
			procedure Look { if Round = 15 { stop } }
			expansion Longer { change track Round from 1 to 15 }
			""");
	}

	@Test
	void things_and_kinds_that_exclude_each_other() {
		reports(PACK + """
			procedure Look at c: character of thing: token with saw: tool {
				if c's colour is red and c's health > 3 and c's colour is blue { stop }
				//                                          ^ CONDITION_NEVER: This is never true together with “c's colour is red”.
				if c's colour is not red or c's colour is not blue { stop }
				//                          ^ CONDITION_ALWAYS: This is always true: where it is not, “c's colour is not red” is.
				if c's health > 5 and c's health < 3 { stop }
				//                    ^ CONDITION_NEVER: This is never true together with “c's health > 5”.
				if thing is Coin and thing is a tool { stop }
				//                   ^ CONDITION_NEVER: This is never true together with “thing is Coin”.
				if thing is a tool and not thing is a token { stop }
				//                         ^ CONDITION_ALWAYS: This is always true: token is what it is in any case.
				//                         ^ CONDITION_NEVER: This is never true together with “thing is a tool”.
				if saw is Coin { stop }
				// ^ CONDITION_NEVER: This is never true: Coin is no tool.
				if c is in thing and not c is in thing { stop }
				//                       ^ CONDITION_NEVER: This is never true together with “c is in thing”.
				if c's mate is a character or c's colour is red or c's colour is blue { stop }
			}
			""");
	}

	@Test
	void what_was_asked_before() {
		reports(PACK + """
			procedure Look at c: character {
				if c's health < 3 { say "weak" }
				else if c's colour is red { say "red" }
				else if c's health < 2 { say "very weak" }
				//      ^ CONDITION_NEVER: This is never true: “c's health < 3” was asked before.
				else if c's health < 5 { say "well" }
				if (roll D6)'s number > 3 { say "once" } else if (roll D6)'s number > 3 { say "twice" }
			}
			""");
	}

	@Test
	void conditions_without_a_question() {
		reports(PACK + """
			procedure Look by c: character {
				if yes { say "ready" }
				// ^ CONDITION_ALWAYS: This is always true.
				choose by c { option "Never" when no { stop } option "On" { say "on" } }
				//                                ^ CONDITION_NEVER: This is never true.
				for each token t where t is Coin and yes { say "{t}" }
				//                                   ^ CONDITION_ALWAYS: This is always true.
				while yes { stop }
			}
			derived ready: truth = yes
			""");
	}

	@Test
	void tests_may_ask_what_they_know() {
		isFine(PACK + """
			character Ann
			test "strong" { then { expect Ann's health <= 9 } }
			""");
	}
}
