package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.hullwright.lang.fixture.Expectations.reports;

import org.junit.jupiter.api.Test;

/** Sentences that make no difference, or less of one than they say. */
class IdleTest {

	private static final String PACK = """
			extend character { state health: number 0 to 9 = 5  state visits: number = 0 }
			track Round from 1 to 14
			deck Events of event
			token Coin { copies: 3 }
			""";

	@Test
	void numbers_beyond_their_range() {
		reports(PACK + """
			procedure Hurt to c: character with n: number {
				set c's health to 12
				//                ^ VALUE_CLAMPED: C's health only goes from 0 to 9, so this always makes it 9.
				increase c's health by 10
				//                     ^ VALUE_CLAMPED: C's health only goes from 0 to 9, so this always makes it 9.
				decrease Round by 14
				//                ^ VALUE_CLAMPED: Round only goes from 1 to 14, so this always makes it 1.
				increase c's health by 9
				increase c's visits by 1000
				set c's health to n
			}
			state heat: number 0 to 5 = 6
			//                          ^ START_OUT_OF_RANGE: 6 is not between 0 and 5.
			""");
	}

	@Test
	void what_is_done_no_times_or_changes_nothing() {
		reports(PACK + """
			procedure Hurt to c: character {
			    increase c's health by 0
			//  ^ EFFECT_IDLE: This does nothing: nothing is added.
			    set c's health to c's health
			//  ^ EFFECT_IDLE: This does nothing: it sets c's health to what it is.
			    repeat 0 times { stop }
			//         ^ EFFECT_IDLE: This does nothing: it is done no times.
			    place 0 of Coin in c
			//        ^ EFFECT_IDLE: This does nothing: it is done no times.
			    choose 1-2 by c for each character other { stop }
			//         ^ EFFECT_IDLE: This does nothing: it is done no times.
			}
			""");
	}

	@Test
	void what_is_looked_for_in_the_wrong_pile() {
		reports(PACK + """
			procedure Search by c: character {
				if there is an item in Events { stop }
				//                     ^ NEVER_IN_THERE: Events is for event, so no item is ever in it.
				if Events's discards has Coin { stop }
				move each Coin in Events's discards to c
				//                ^ NEVER_IN_THERE: Events is for event, so no Coin is ever in it.
			}
			""");
	}

	@Test
	void numbers_that_are_too_large() {
		reports(PACK + """
			derived far: number = 2000000 * 2000
			//                    ^ NUMBER_TOO_LARGE: This makes 4000000000, but numbers only go from -2147483647 to 2147483647.
			derived near: number = 2000000 * 1000 + far
			""");
	}

	@Test
	void tests_may_try_what_rules_should_not() {
		isFine(PACK + """
			character Ann
			test "strong" { when { increase Ann's health by 20 } then { expect Ann's health = 9 } }
			""");
	}
}
