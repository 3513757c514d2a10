package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.hullwright.lang.fixture.Expectations.reports;

import org.junit.jupiter.api.Test;

/** How many play a game, and its tests. */
class PlayersTest {

	@Test
	void a_game_is_for_somebody() {
		reports("""
			game Nobody { players 0 to 0 setup SetUp round Turn }
			//                    ^ NOBODY_PLAYS: Nobody can play a game with 0 players: it is for 1 or more.
			procedure SetUp { }
			phase Turn { end game }
			""");
	}

	@Test
	void a_test_has_as_many_players_as_the_game_can_have() {
		reports("""
			game Duel { players 2 to 3 setup SetUp round Turn }
			procedure SetUp { }
			phase Turn { end game }
			test "nobody" { given players 0 then { expect number of player = 0 } }
			//                            ^ NUMBER_OUT_OF_BOUNDS: 0 is not between 2 and 3.
			test "everybody" { given players 7 then { expect number of player = 7 } }
			//                               ^ NUMBER_OUT_OF_BOUNDS: 7 is not between 2 and 3.
			""");
	}

	@Test
	void a_test_need_not_say_how_many_play() {
		isFine("""
			game Duel { players 2 to 3 setup SetUp round Turn }
			procedure SetUp { }
			phase Turn { end game }
			test "two" { then { expect number of player = 2 } }
			test "three" { given players 3 then { expect number of player = 3 } }
			""");
	}
}
