package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.hullwright.lang.fixture.Expectations.reports;

import org.junit.jupiter.api.Test;

/** What is not used is reported where it is declared, in packs that belong to a game, and nothing else is. */
class UnusedTest {

	private static final String GAME = """
			game Example { players 1 to 4 setup Begin round Day }
			""";
	private static final String COURSE = GAME + """
			procedure Begin { say "ready" }
			phase Day { end game "over" }
			""";

	@Test
	void values_that_no_rule_asks_for() {
		reports(GAME + """
			extend room {
			    printed size: number = 1
			//          ^ VALUE_UNREAD: No rule asks for size.
			    state burnt: truth = no
			//        ^ VALUE_UNREAD: No rule asks for burnt.
			    derived large: truth = no
			//          ^ VALUE_UNREAD: No rule asks for large.
			    printed note: text = ""
			}
			state alarm: truth = no
			//    ^ VALUE_UNREAD: No rule asks for alarm.
			track Clock from 1 to 5
			//    ^ VALUE_UNREAD: No rule asks for Clock.
			mode Hard
			//   ^ VALUE_UNREAD: No rule asks for Hard.
			room Hall { size: 2 }
			zone House of room { contains Hall }
			procedure Begin { set alarm to yes  for each room r in House { set r's burnt to yes } }
			phase Day { increase Clock by 1  end game "over" }
			""");
	}

	@Test
	void conditions_texts_watched_changes_and_spaces_that_act_ask_for_values() {
		isFine(GAME + """
			extend room { printed size: number = 1  state burnt: truth = no  derived large: truth = its size > 3  state doors: number = 0 }
			state alarm: truth = no
			track Clock from 1 to 5 { at 5 { end game "late" } }
			mode Hard
			room Hall { size: 2 }
			zone House of room { contains Hall }
			procedure Begin { set alarm to yes  for each room r in House where r's large { set r's burnt to yes  increase r's doors by 1 } }
			phase Day { increase Clock by 1  say "{Hall's doors} doors"  if Hard { end game "over" } }
			after changing room.burnt of burning: room { say "{burning} burns" }
			after changing alarm to raised: truth when raised { say "alarm" }
			""");
	}

	@Test
	void counting_on_is_no_asking() {
		reports(GAME + """
			state visits: number = 0
			//    ^ VALUE_UNREAD: No rule asks for visits.
			derived more: number = more + 1
			//      ^ VALUE_UNREAD: No rule asks for more.
			//      ^ DERIVED_FROM_ITSELF: more is computed from itself, so it never has a value.
			procedure Begin { set visits to visits + 1 }
			phase Day { end game "over" }
			""");
	}

	@Test
	void it_is_enough_when_tests_ask() {
		isFine(GAME + """
			extend room { printed size: number = 1  state burnt: truth = no }
			room Hall
			zone House of room { contains Hall }
			derived entrance: room = Hall
			procedure Begin { set Hall's burnt to yes }
			phase Day { end game "over" }
			test "burnt" { then { expect entrance's burnt  expect entrance's size = 1 } }
			""");
	}

	@Test
	void state_and_tracks_that_nothing_changes() {
		reports(GAME + """
			extend room {
			    state burnt: truth = no
			//        ^ VALUE_UNCHANGED: No rule changes burnt, so it always stays as it starts.
			    state doors: number = 0
			}
			track Clock from 1 to 5
			//    ^ VALUE_UNCHANGED: No rule changes Clock, so it always stays as it starts.
			room Hall { doors: 3 }
			zone House of room { contains Hall }
			procedure Begin { if Hall's burnt and Hall's doors = 3 { say "fire" } }
			phase Day { if Clock = 5 { end game "over" } }
			test "burnt" { given { set Hall's burnt to yes } then { expect Hall's burnt } }
			""");
	}

	@Test
	void dice_that_nobody_rolls() {
		reports(COURSE + """
			die Luck { 1, 2 }
			//  ^ DIE_UNROLLED: No rule rolls Luck.
			""");
		isFine(COURSE + "die Luck { 1, 2 }\nafter Begin { let result be roll Luck  say \"{result}\" }\n");
	}

	@Test
	void procedures_that_nobody_performs() {
		reports(COURSE + """
			procedure Flood { say "water" }
			//        ^ PROCEDURE_UNPERFORMED: Nothing performs Flood.
			procedure Echo { do Echo }
			//        ^ PROCEDURE_UNPERFORMED: Nothing performs Echo.
			phase Night { say "dark" }
			//    ^ PROCEDURE_UNPERFORMED: Nothing performs Night.
			after Flood { say "mud" }
			""");
	}

	@Test
	void whatever_performs_a_procedure_will_do() {
		isFine("""
			game Example { players 1 to 4 setup Begin round Day ending Night }
			procedure Begin { do Flood }
			procedure Flood { say "water" }
			procedure Depth gives number { give 3 }
			procedure Helper { say "for a test" }
			phase Day { if (Deeper of 1) > 3 { end game "over" } }
			procedure Deeper of what: number gives number { give what }
			procedure Night { say "dark" }
			test "helps" { when { do Helper } then { expect (Deeper of 2) = 2 } }
			""".replace("procedure Depth gives number { give 3 }\n", ""));
	}

	@Test
	void effects_that_nobody_resolves() {
		reports(COURSE + """
			extend item { effect press by presser: character  effect wipe  effect check }
			//                   ^ EFFECT_UNRESOLVED: No rule resolves press, so what components say for it never happens.
			item Bell { press { say "ring" }  wipe { say "clean" }  check { say "fine" } }
			zone Shelf of item { contains Bell }
			after Begin { if can (check of Bell) { resolve wipe of Bell } }
			after item.press { say "heard" }
			""");
	}

	@Test
	void elements_that_never_come_into_the_game() {
		reports(COURSE + """
			kind omen is event
			event Hunt
			//    ^ ELEMENT_UNREACHABLE: Hunt never comes into the game: no place starts with it, and no rule puts it anywhere.
			omen Crow
			omen Raven
			token Fire
			//    ^ ELEMENT_UNREACHABLE: Fire never comes into the game: no place starts with it, and no rule puts it anywhere.
			token Snow { copies: 0 }
			//    ^ ELEMENT_UNREACHABLE: Snow never comes into the game: it has 0 copies.
			token Smoke
			token Ash
			token Ember
			deck Omens of omen { contains each omen }
			zone Camp of token { contains Ember }
			derived whatIsLeft: sort of token = Ash
			after Begin { draw from Omens as drawn { say "{drawn}" }  if Camp has Fire or Camp has Hunt { place Smoke in Camp  place whatIsLeft in Camp } }
			test "fire" { given { place Fire in Camp } then { expect Camp has Fire } }
			""");
	}

	@Test
	void what_an_expansion_adds_or_puts_in_the_place_of_something_comes_into_the_game() {
		isFine(COURSE + """
			event Hunt
			event Nest
			event GreatHunt
			deck Events of event { contains Hunt }
			expansion More { add Nest to Events  replace Hunt with GreatHunt }
			after Begin { draw from Events as drawn { say "{drawn}" } }
			""");
	}

	@Test
	void what_is_looked_for_in_the_supply_may_come_into_the_game() {
		reports(COURSE + """
			values Colour { red "Red", blue "Blue" }
			kind cube is token
			kind disc is token
			kind peg is token
			cube Wood
			disc for each Colour c "{c} Disc"
			peg Nail
			//  ^ ELEMENT_UNREACHABLE: Nail never comes into the game: no place starts with it, and no rule puts it anywhere.
			zone Camp of token
			after Begin {
				for each cube c in supply { move c to Camp }
				if there is a disc d in supply as found { move found to Camp }
				if there is a peg in Camp { say "none" }
			}
			""");
	}

	@Test
	void each_of_a_kind_is_each_of_the_same_pack() {
		reports("""
			// FILE base.hull
			pack base { version 1.0.0 }
			game Example { players 1 to 4 setup Begin round Day }
			procedure Begin { draw from Events as drawn { say "{drawn}" } }
			phase Day { end game "over" }
			event Hunt
			deck Events of event { contains each event }
			// FILE more.hull
			pack more { version 1.0.0 requires base }
			event Nest
			//    ^ ELEMENT_UNREACHABLE: Nest never comes into the game: no place starts with it, and no rule puts it anywhere.
			""");
	}

	@Test
	void places_that_stay_empty() {
		reports(COURSE + """
			extend character { zone hand of card  zone belt of card  zone bag of card }
			//                      ^ ZONE_UNFILLED: Nothing is ever in hand: it starts empty, and no rule puts anything there.
			deck Pile of card
			//   ^ ZONE_UNFILLED: Nothing is ever in Pile: it starts empty, and no rule puts anything there.
			card Ace { copies: 3 }
			zone Table of card { contains 1 of Ace }
			zone Bin of card
			zone Shelf of card
			character Ann { belt contains 1 of Ace }
			zone Camp of character { contains Ann }
			after Begin {
				draw from Pile to Bin
				move each card in Ann's hand to Ann's bag
				if Ann's bag has Ace or Pile has Ace { shuffle Pile }
			}
			test "shelf" { given { place Ace in Shelf  place Ace in Pile } then { expect Shelf has Ace } }
			""");
	}

	@Test
	void piles_that_nobody_draws_from() {
		reports(COURSE + """
			event Hunt
			event Nest { copies: 3 }
			deck Events of event { contains Hunt }
			//   ^ ZONE_UNDRAWN: Nothing is ever drawn from Events, so what lies in it never comes into play.
			deck Others of event { contains 1 of Nest }
			extend character { deck skills of event  bag luck of event }
			//                                           ^ ZONE_UNDRAWN: Nothing is ever drawn from luck, so what lies in it never comes into play.
			character Ann { skills contains 1 of Nest  luck contains 1 of Nest }
			zone Camp of character { contains Ann }
			after Begin { shuffle Events  for each event in Others { discard it }  draw from Ann's skills as drawn { say "{drawn}" } }
			""");
	}

	@Test
	void effects_that_no_component_has() {
		reports(COURSE + """
			extend item { effect press  effect pull  effect spin }
			//                   ^ EFFECT_UNFILLED: No component says anything for press, so resolving it does nothing.
			item Bell { pull { say "ring" } }
			zone Shelf of item { contains Bell }
			after Begin { resolve press of Bell  resolve pull of Bell  resolve spin of Bell }
			instead of item.spin { say "round" }
			""");
	}

	@Test
	void kinds_without_components() {
		reports(COURSE + """
			kind machine is token
			kind turret is machine
			kind drone is machine
			//   ^ KIND_EMPTY: There is no drone in this pack.
			turret Sentry
			zone Hill of machine { contains each machine }
			""");
	}

	@Test
	void a_pack_without_a_game_is_for_others_to_use() {
		isFine("""
			extend room { printed size: number = 1 }
			state alarm: truth = no
			die Luck { 1, 2 }
			kind drone is token
			event Hunt
			deck Pile of card
			procedure Flood { say "water" }
			""");
	}

	@Test
	void a_pack_that_others_build_on_says_so_in_one_line_and_may_except_a_warning_from_it() {
		reports("""
			pack base { version 1.0.0 report UNUSED as nothing  report PROCEDURE_UNPERFORMED as hint }
			game Example { players 1 to 4 setup Begin round Day }
			procedure Begin { say "ready" }
			phase Day { end game "over" }
			procedure Flood { say "water" }
			//        ^ PROCEDURE_UNPERFORMED: Nothing performs Flood.
			extend item { printed size: number = 1  effect press  effect pull }
			state alarm: truth = no
			die Luck { 1, 2 }
			kind drone is token
			event Hunt
			item Bell { pull { say "ring" } }
			zone Shelf of item
			deck Pile of card { contains Hunt }
			after Begin { resolve press of Bell }
			""");
	}

	@Test
	void what_requires_a_game_belongs_to_it() {
		reports("""
			// FILE base.hull
			pack base { version 1.0.0 }
			game Example { players 1 to 4 setup Begin round Day }
			procedure Begin { say "ready" }
			phase Day { end game "over" }
			// FILE more.hull
			pack more { version 1.0.0 requires base }
			procedure Flood { say "water" }
			//        ^ PROCEDURE_UNPERFORMED: Nothing performs Flood.
			""");
	}
}
