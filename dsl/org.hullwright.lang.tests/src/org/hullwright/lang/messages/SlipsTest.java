package org.hullwright.lang.messages;

import static org.hullwright.lang.fixture.Expectations.reports;

import org.junit.jupiter.api.Test;

/** What is said about slips that everybody makes who begins to write: what could have stood there, where that is not too much to say. */
class SlipsTest {

	@Test
	void a_word_is_forgotten() {
		reports("""
			token Spoon
			zone Drawer of token
			event Storm
			state score: number = 0
			procedure Put { place Spoon Drawer }
			//                          ^ SYNTAX: “in” is missing before “Drawer”.
			procedure Tidy { move Spoon Drawer }
			//                          ^ SYNTAX: “to” is missing before “Drawer”.
			procedure Raise { increase score 2 }
			//                               ^ SYNTAX: “by” is missing before “2”.
			procedure Show { set score 2 }
			//                         ^ SYNTAX: “to” is missing before “2”.
			procedure Again { repeat 2 { stop } }
			//                         ^ SYNTAX: “times” is missing before “{”.
			deck Trouble of event { contains 1 Storm }
			//                                 ^ SYNTAX: “of” is missing before “Storm”.
			""");
	}

	@Test
	void a_condition_is_written_as_in_other_languages() {
		reports("""
			state score: number = 0
			procedure Look { if score is 3 then { stop } }
			//                             ^ SYNTAX: “then” has no place here.
			procedure Again { if score == 3 { stop } }
			//                         ^ SYNTAX: One “=” is enough to compare; “is” does it as well.
			procedure Other { if score is 3: stop }
			//                             ^ SYNTAX: “:” cannot stand here: what happens stands in braces.
			procedure Else { if score is 3 { stop } elsif score is 4 { stop } }
			//                                      ^ SYNTAX: “elsif” is not understood here. Did you mean “else if”?
			""");
	}

	@Test
	void a_series_is_given_a_name() {
		reports("""
			kind key is token
			key Brass for each number n from 1 to 3 "Key {n}"
			//        ^ SYNTAX: What a series makes has no name, but is called by what it is made for. Leave out the name: “key for each ...”.
			""");
	}

	@Test
	void a_value_is_forgotten() {
		reports("""
			state score: number = 0
			state lives: = 3
			//           ^ SYNTAX: “number”, “truth”, “text” or a kind is missing before “=”.
			procedure Look { if score is { stop } }
			//                           ^ SYNTAX: A value is missing before “{”.
			procedure Set { set score to }
			//                           ^ SYNTAX: A value is missing before “}”.
			procedure Hand { do }
			//                  ^ SYNTAX: A name is missing before “}”.
			""");
	}

	@Test
	void what_a_kind_is_said_about_is_forgotten() {
		reports("""
			state score number
			//          ^ SYNTAX: “:” is missing before “number”.
			kind turret { state heat number }
			//                       ^ SYNTAX: “:” is missing before “number”.
			token Gun
			turret Sentry
			procedure Go by character { stop }
			//                        ^ SYNTAX: “:” is missing before “{”.
			""");
	}

	@Test
	void a_block_is_opened_with_something_else() {
		reports("""
			room Attic ( depth: 1 )
			//         ^ SYNTAX: “(” cannot stand here: what belongs to this room stands in braces.
			room Cellar: depth
			//         ^ SYNTAX: “:” cannot stand here: what belongs to this room stands in braces.
			procedure Put [ stop ]
			//            ^ SYNTAX: “[” cannot stand here: what belongs to this procedure stands in braces.
			""");
	}

	@Test
	void a_word_is_misspelled() {
		reports("""
			token Spoon
			zone Drawer of token { contain 1 of Spoon }
			//                     ^ SYNTAX: “contain” is not understood here. Did you mean “contains”?
			procedure Put { plcae Spoon in Drawer }
			//              ^ SYNTAX: “plcae” is not understood here. Did you mean “place”?
			procedure Look { fro each Spoon { stop } }
			//               ^ SYNTAX: “fro” is not understood here. Did you mean “for”?
			procedure Choose by actor: character { choose by actor "Which?" { opton "This" { } } }
			//                                                                ^ SYNTAX: “opton” is not understood here. Did you mean “option”?
			game Hunt { player 1 to 4 setup Put round Put }
			//          ^ SYNTAX: “player” is not understood here. Did you mean “players”?
			""");
	}

	@Test
	void a_loop_and_a_choice_are_written_as_they_are_spoken() {
		reports("""
			procedure Count { for every room { stop } }
			//                    ^ SYNTAX: “every” is not understood here. Did you mean “each”?
			procedure Options by actor: character { choose by actor "Which?" { "This" { } } }
			//                                                                 ^ SYNTAX: “option” is missing before “"This"”.
			procedure Talk { say Hello }
			//                   ^ SYNTAX: A text in quotes is missing before “Hello”.
			""");
	}

	@Test
	void the_closing_quotation_mark_of_an_option_is_forgotten() {
		reports("""
			procedure Ask by actor: character {
				choose by actor "What now?" {
					option "Wait when actor is actor { stop }
					//     ^ SYNTAX: This text never ends: its closing quotation mark is missing.
					option "Run" { stop }
				}
			}
			token Coin "Coin"
			""");
	}

	@Test
	void the_closing_brace_of_a_block_in_one_line_is_forgotten() {
		reports("""
			procedure Ask by actor: character {
				choose by actor "What now?" {
					option "Wait" { say "You wait"
					//                  ^ SYNTAX: “}” is missing behind this: the braces of “option” are still open.
					option "Run" { stop }
				}
			}
			""");
	}

	@Test
	void commas_are_forgotten() {
		reports("""
			values Weather { gale calm }
			//                    ^ SYNTAX: “,” is missing before “calm”.
			""");
	}

	@Test
	void what_is_counted_is_told_apart_from_how_many() {
		reports("""
			zone Drawer of token
			procedure Draw { draw 2 Drawer }
			//                      ^ SYNTAX: “from” is missing before “Drawer”.
			die Luck { 1 2 3 }
			//           ^ SYNTAX: “,” is missing before “2”.
			""");
	}

	@Test
	void signs_are_copied_from_a_word_processor() {
		reports("""
			token Spoon \u201CSpoon\u201D
			//          ^ SYNTAX: “\u201C” is no quotation mark of Hull. A text stands in straight ones: "Spoon".
			""");
		reports("""
			derived less: number = 3 \u2013 1
			//                       ^ SYNTAX: “\u2013” is no sign of Hull. Write “-”.
			""");
	}

	@Test
	void signs_are_copied_that_nobody_can_see() {
		reports("""
			state lives\u200B: number = 0
			//         ^ SYNTAX: Here is a sign that nobody can see (zero width space). It belongs nowhere.
			""");
		reports("""
			state score:\u00A0number = 0
			//          ^ SYNTAX: Here is a sign that nobody can see (no-break space). Between words belongs an ordinary space.
			""");
	}
}
