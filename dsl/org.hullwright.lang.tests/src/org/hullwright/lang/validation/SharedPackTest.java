package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.hullwright.lang.fixture.Expectations.reports;

import org.junit.jupiter.api.Test;

/** What a pack leaves to those that build on it, and what they make of it. */
class SharedPackTest {

	private static final String BASE = """
		// FILE base.hull
		pack base { version 1.0.0 report UNUSED as nothing }
		values Fate { well, lost }
		values Light { red, green }
		extend character { state fate: Fate = well  derived strength: number = ... }
		procedure Arrive by actor: character { ... }
		procedure Steps by actor: character gives number { ... }
		card Note { copies: 3 }
		deck Notes of card
		track Moon from 0 to 4
		""";

	@Test
	void what_is_open_is_filled_by_a_rule_and_a_change() {
		isFine(BASE + """
			// FILE pond.hull
			pack pond { version 1.0.0 requires base report UNUSED as nothing }
			instead of Arrive { increase Moon by 1 }
			instead of Steps { give actor's strength + 1 }
			change derived character.strength to 2
			add 2 of Note to Notes
			change Note { copies: 5 }
			change track Moon from 0 to 9
			rename Moon to "Tide"
			""");
	}

	@Test
	void words_of_another_pack_are_known_by_their_list() {
		isFine(BASE + """
			// FILE pond.hull
			pack pond { version 1.0.0 requires base report UNUSED as nothing }
			extend values Fate { drowned "Drowned" }
			values Sign { red, blue }
			extend room { printed light: Light = red  printed sign: Sign = red }
			room Hall { light: red  sign: red  }
			procedure Sink by actor: character {
				set actor's fate to drowned
				if actor's fate is in (lost, drowned) and Hall's light is red { set actor's fate to Fate.drowned }
			}
			""");
	}

	@Test
	void a_word_that_a_list_has_already_is_refused() {
		reports(BASE + """
			// FILE pond.hull
			pack pond { version 1.0.0 requires base report UNUSED as nothing }
			extend values Fate { lost }
			//                   ^ MEMBER_TWICE: Fate already has a member called lost, declared for Fate in the pack base.
			""");
	}

	@Test
	void a_rule_instead_of_a_function_has_to_give_something() {
		reports(BASE + """
			// FILE pond.hull
			pack pond { version 1.0.0 requires base report UNUSED as nothing }
			instead of Steps { if actor's fate is lost { give 0 } }
			//         ^ GIVE_MISSING: Steps can end without giving number.
			before Steps { give 1 }
			//             ^ GIVE_OUTSIDE_FUNCTION: Only a procedure with “gives” can give something.
			""");
	}

	@Test
	void nothing_stands_behind_three_dots() {
		reports("""
			procedure Arrive by actor: character { ... say "never" }
			//                                         ^ UNREACHABLE_EFFECT: This can never happen: what stands before it ends it.
			""");
	}

	@Test
	void only_what_is_derived_can_be_left_open() {
		reports("""
			extend character { state health: number = ... }
			//                       ^ OPEN_UNFIT: health is state; only a derived value can be left open with three dots.
			""");
	}

	private static final String SQUADS = """
		// FILE base.hull
		pack base { version 1.0.0 report UNUSED as nothing }
		kind squad is token
		card Pass { copies: 3 }
		reshuffling deck Cards of card
		extend squad { zone tricks of card  zone songs of card  zone scarves of card }
		derived squadInPlay: squad = ...
		procedure Prepare {
			move each card in squadInPlay's tricks to Cards
			move each card in squadInPlay's songs to Cards
			move each card in Cards to squadInPlay's scarves
			for each card c in squadInPlay's scarves { return c }
		}
		""";

	@Test
	void what_is_to_be_something_open_brings_what_rules_look_for_in_its_places() {
		reports(SQUADS + """
			// FILE owls.hull
			pack owls { version 1.0.0 requires base }
			squad Owls
			//    ^ PLACES_UNFILLED: Owls is to be squadInPlay, and rules look into its songs and tricks, but nothing is ever there. Say what there is, as in “songs contains …”.
			squad Moles { songs contains Pass }
			expansion Birds { change derived squadInPlay to Owls }
			""");
	}

	@Test
	void a_change_in_another_file_fills_a_place_too() {
		isFine(SQUADS + """
			// FILE lake.hull
			pack lake { version 1.0.0 requires base }
			// FILE owls.hull
			pack owls { version 1.0.0 requires base }
			squad Owls { tricks contains Pass }
			change derived squadInPlay to Owls
			// FILE owls-lake.hull
			pack owls where there is lake
			change Owls { songs contains each card }
			""");
	}

	@Test
	void what_is_not_chosen_may_have_nothing() {
		isFine(SQUADS + """
			// FILE owls.hull
			pack owls { version 1.0.0 requires base }
			squad Owls
			""");
	}

	@Test
	void a_game_may_have_it_in_places_of_its_own() {
		isFine(SQUADS + """
			// FILE match.hull
			pack match { version 1.0.0 requires base report UNUSED as nothing }
			squad Owls
			change derived squadInPlay to Owls
			change zone Cards { contains Pass }
			procedure Begin { do Prepare }
			phase Day { }
			game Match { players 1 to 2  setup Begin  round Day }
			""");
	}
}
