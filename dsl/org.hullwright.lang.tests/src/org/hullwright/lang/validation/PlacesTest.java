package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.reports;

import org.junit.jupiter.api.Test;

/** Issues stand where the author has to change something, and say what is wrong there. */
class PlacesTest {

	@Test
	void a_deck_with_more_copies_than_the_game_has_is_reported_at_the_line() {
		reports("""
			card Strike { copies: 2 }
			deck Cards of card { contains 1 of Strike, 2 of Strike }
			//                                         ^ COMPOSITION_EXCEEDS_COPIES: 3 of Strike wanted, the game has 2.
			""");
	}

	@Test
	void copies_that_are_taken_with_all_others_of_a_kind_cannot_be_taken_once_more() {
		reports("""
			card Strike { copies: 2 }
			card Feint
			deck Cards of card { contains each card, 2 of Strike }
			//                                       ^ COMPOSITION_EXCEEDS_COPIES: 4 of Strike wanted, the game has 2.
			""");
	}

	@Test
	void zones_that_together_have_more_copies_than_the_game_are_reported_where_they_run_out() {
		reports("""
			card Strike { copies: 3 }
			kind knight is piece { deck cards of card }
			knight Ann { cards contains 2 of Strike }
			knight Ben { cards contains 2 of Strike }
			//                          ^ COMPOSITION_EXCEEDS_COPIES: 4 of Strike wanted, the game has 3.
			deck Spare of card { contains Strike }
			""");
	}

	@Test
	void a_wrong_value_is_reported_at_the_value() {
		reports("""
			extend room { printed size: number  printed color: Color  printed rows: list of number }
			values Color { red }
			room Kitchen { size: "big"  color: red  rows: 1, red }
			//                   ^ TYPE_MISMATCH: Number is wanted here, but this is text.
			//                                               ^ TYPE_MISMATCH: Number is wanted here, but this is Color.
			""");
	}

	@Test
	void a_forgotten_property_is_reported_at_the_name() {
		reports("""
			extend room { printed size: number  printed label: text }
			room Kitchen "The Kitchen" { size: 1 }
			//   ^ PROPERTY_MISSING: Kitchen needs label: text.
			""");
	}

	@Test
	void a_missing_argument_is_reported_at_the_call() {
		reports("""
			procedure Heal on target: character with amount: number { say "{target} {amount}" }
			procedure Test by actor: character {
				while yes { do Heal on actor }
				//          ^ ARGUMENT_MISSING: Heal needs “with” with number behind it.
			}
			""");
	}

	@Test
	void a_value_that_may_be_none_is_reported_where_it_is_used() {
		reports("""
			extend room { state noisy: truth }
			procedure Shout by actor: character {
				set (room around actor)'s noisy to yes
				//   ^ MAY_BE_ABSENT: This may be none. Ask for it with “if room around actor as found”, or take it for granted with “(the room around actor)”.
			}
			""");
	}

	@Test
	void one_mistake_is_one_issue() {
		reports("""
			procedure Test by actor: character {
				let x be actor's nonsense
				//               ^ UNKNOWN_MEMBER: Character has no property or place called nonsense.
				if x > 3 { set x's other to x + 1 }
				for each room in x where x { place x in x }
			}
			""");
	}
}
