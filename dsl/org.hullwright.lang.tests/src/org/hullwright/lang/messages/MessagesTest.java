package org.hullwright.lang.messages;

import static org.hullwright.lang.fixture.Expectations.reports;

import org.junit.jupiter.api.Test;

/** What is said about text that is not understood and names that mean nothing. */
class MessagesTest {

	@Test
	void a_missing_word_is_named() {
		reports("""
			procedure Put { place Spoon Drawer }
			//                          ^ SYNTAX: “in” is missing before “Drawer”.
			token Spoon
			zone Drawer of token
			""");
	}

	@Test
	void a_text_without_an_end_is_told_where_it_begins() {
		reports("""
			token Spoon
			token Fork "Fork
			//         ^ SYNTAX: This text never ends: its closing quotation mark is missing.
			""");
	}

	@Test
	void a_keyword_is_no_name() {
		reports("""
			token shuffle
			//    ^ SYNTAX: “shuffle” is a word of the language, so it cannot be a name here.
			kind in is token
			//   ^ SYNTAX: “in” is a word of the language, so it cannot be a name here.
			""");
	}

	@Test
	void a_keyword_is_no_variable_either() {
		reports("""
			procedure Look by first: room { stop }
			//                ^ SYNTAX: “first” is a word of the language, so it cannot be a name here.
			procedure Count { let top be 3 }
			//                    ^ SYNTAX: “top” is a word of the language, so it cannot be a name here.
			procedure Go { for each room last { } }
			//                           ^ SYNTAX: “last” is a word of the language, so it cannot be a name here.
			procedure Ask { if there is a room a { } }
			//                                 ^ SYNTAX: “a” is a word of the language, so it cannot be a name here.
			""");
	}

	@Test
	void what_a_condition_finds_needs_a_name_for_what_follows() {
		reports("""
			extend room { state lit: truth = no }
			procedure Look { if there is a room dark where not dark's lit { set dark's lit to yes } }
			//                                                                  ^ UNKNOWN_NAME: There is no thing called dark. To name what the condition finds, end it with “as dark”.
			""");
	}

	@Test
	void where_takes_all_that_follows() {
		reports("""
			state alarm: truth = no
			extend room { state lit: truth = no  state warm: truth = no }
			procedure Look {
				if there is a room r where r's lit or alarm { set alarm to yes }
				//                                    ^ WHERE_TAKES_ALL: “where” takes all that follows, so what comes after “or” is part of what is looked for. Put that first, or the question in parentheses.
				if there is no room r where r's lit and alarm { set alarm to no }
				//                                      ^ WHERE_TAKES_ALL: “where” takes all that follows, so what comes after “and” is part of what is looked for. Put that first, or the question in parentheses.
				if there is a room r where r's lit or r's warm { for each room r where r's lit or alarm { set r's warm to yes } }
				if (there is a room r where r's lit) or alarm { for each room r { set r's lit to there is a room s where (s's warm or alarm) } }
				if alarm or there is a room r where its lit or its warm { set alarm to no }
			}
			""");
	}

	@Test
	void a_similar_name_is_offered() {
		reports("""
			token Spoon
			zone Drawer of token { contains 1 of Spon }
			//                                   ^ UNKNOWN_NAME: There is no kind or component called Spon. Did you mean Spoon?
			""");
	}

	@Test
	void a_member_is_looked_for_in_its_kind() {
		reports("""
			extend room { state noisy: truth }
			procedure Shout on place1: room by actor: character {
				set place1's nosy to yes
				//           ^ UNKNOWN_MEMBER: Room has no property or place called nosy. Did you mean noisy?
				set actor's noisy to yes
				//          ^ UNKNOWN_MEMBER: Character has no property or place called noisy.
			}
			""");
	}

	@Test
	void a_kind_is_not_a_thing() {
		reports("""
			procedure Look { let x be room say "{x}" }
			//                        ^ UNKNOWN_NAME: There is no thing called room. It is a kind: say which one, as in “this room” or “each room”.
			""");
	}

	@Test
	void what_is_to_be_renamed_is_a_thing_of_any_sort() {
		reports("""
			expansion Dark { rename Cellar to "Vault" }
			//                      ^ UNKNOWN_NAME: There is no thing called Cellar.
			""");
	}

	@Test
	void what_belongs_to_something_unknown_is_not_reported_again() {
		reports("""
			procedure Look { let x be nothing's owner's hand's size say "{x}" }
			//                        ^ UNKNOWN_NAME: There is no thing called nothing.
			""");
	}

	@Test
	void a_question_where_only_a_name_can_stand_needs_parentheses() {
		reports("""
			zone Drawer of token
			procedure Put { move the first token in Drawer to the first room }
			//                                                ^ SYNTAX: “the” cannot stand here without parentheses: “(the ...)”.
			""");
	}

	@Test
	void signs_of_other_languages_are_translated() {
		reports("""
			state score: number = 0
			procedure Look { if score != 3 { stop } }
			//                        ^ SYNTAX: “!=” is no sign of Hull. Write “is not”.
			""");
	}

	@Test
	void a_property_asked_for_with_a_dot_or_without_its_owner_is_known_all_the_same() {
		reports("""
			extend character { state health: number = 3 }
			character Ann
			procedure Mend {
				set Ann.health to 2
				//  ^ UNKNOWN_NAME: There is no thing called Ann.health. Did you mean Ann's health?
				for each character { set health to 2 }
				//                       ^ UNKNOWN_NAME: There is no thing called health. health belongs to something: say to what, as in “x's health”.
			}
			""");
	}

	@Test
	void what_could_not_be_read_is_not_taken_for_a_component_as_well() {
		reports("""
			character Ann
			state score: number = 0
			procedure Win { win Ann }
			//              ^ SYNTAX: “win” begins no sentence here.
			procedure Count { score + 1 }
			//                ^ SYNTAX: “score” begins no sentence here.
			""");
	}

	@Test
	void this_goes_on_with_a_kind() {
		reports("""
			extend room { derived guest: character or none = first character in this }
			//                                                                       ^ SYNTAX: “this” goes on with a kind, as in “this room”. What is looked at just now is “it”.
			""");
	}

	@Test
	void signs_are_no_names() {
		reports("""
			character Ann
			procedure Look on looked: character { }
			procedure Turn { do Look on (the first character by ) }
			//                                               ^ SYNTAX: “)” is missing before “by”.
			procedure Again by actor: character { do Look on actor's ) }
			//                                                       ^ SYNTAX: A name is missing before “)”.
			""");
	}

	@Test
	void what_goes_to_a_place_is_moved() {
		reports("""
			token Spoon
			zone Drawer of token
			procedure Tidy { return the first Spoon to Drawer }
			//                                      ^ SYNTAX: “to” cannot stand here. What is to go to a certain place is moved: “move ... to ...”.
			""");
	}

	@Test
	void a_pack_that_is_called_like_a_word_of_the_language_is_told_once() {
		reports("""
			pack rows "Rows" { version 1.0.0 }
			//   ^ SYNTAX: “rows” is a word of the language, so it cannot be a name here.
			state low: number = 1
			phase Day { set low to 2  end game }
			procedure SetUp { }
			game G { players 1 to 2  setup SetUp  round Day }
			""");
	}

	@Test
	void a_component_is_no_kind_but_a_kind_may_be_had() {
		reports("""
			token Spoon { copies: 2 }
			zone Drawer of token
			procedure Look at found: token {
				if found is a Spoon { stop }
				//            ^ UNKNOWN_NAME: There is no kind called Spoon. It is a component: write “is Spoon”.
				if found is not a Spoon { stop }
				//                ^ UNKNOWN_NAME: There is no kind called Spoon. It is a component: write “is not Spoon”.
				if Drawer has no token { stop }
				if Drawer has item { stop }
			}
			""");
	}

	@Test
	void a_roll_is_asked_for_what_it_shows() {
		reports("""
			values Weather { gale, calm }
			die Wind { 1, 2, gale }
			procedure Sail {
				let wind be roll Wind
				if wind is gale { stop }
				// ^ NEVER_EQUAL: Roll of Wind is never Weather. Write “wind shows gale”.
				if wind is 2 { stop }
				// ^ NEVER_EQUAL: Roll of Wind is never number. Write “wind's number is 2”.
			}
			""");
	}

	@Test
	void who_wants_a_property_is_told_when_it_is_a_kind_above() {
		reports("""
			extend card { printed cost: number }
			objective Escape
			//        ^ PROPERTY_MISSING: Escape needs cost: number. Every card does, and this is one.
			""");
	}

	@Test
	void one_of_several_copies_has_to_be_named() {
		reports("""
			token Coin { copies: 3 }
			extend token { effect spend }
			zone Purse of token
			procedure Pay {
				for each Coin in Purse { return Coin }
				//                              ^ WHICH_COPY: There are several copies of Coin. Say which one is meant, as in “(the first Coin in x)”; in a loop, “for each Coin one”, it is “one”.
				resolve spend of Coin
				//               ^ WHICH_COPY: There are several copies of Coin. Say which one is meant, as in “(the first Coin in x)”; in a loop, “for each Coin one”, it is “one”.
			}
			""");
	}

	@Test
	void what_is_of_the_wrong_kind_is_not_said_to_have_several_copies() {
		reports("""
			token Coin { copies: 3 }
			room Cellar
			procedure Pay of paid: token on place1: room { move paid to place1 }
			procedure Mistake {
				do Pay of Cellar on Coin
				//        ^ TYPE_MISMATCH: Token is wanted here, but this is room.
				//                  ^ TYPE_MISMATCH: Room is wanted here, but this is token.
			}
			""");
	}

	@Test
	void a_roll_is_asked_for_its_number() {
		reports("""
			die Luck { 1, 2, 3 }
			state score: number = 0
			procedure Throw {
				if roll Luck > 2 { increase score by 1 }
				// ^ ROLL_IS_NO_NUMBER: A roll is no number, it has one: “(roll Luck)'s number”.
				let luck be roll Luck
				set score to luck
				//           ^ ROLL_IS_NO_NUMBER: A roll is no number, it has one: “luck's number”.
			}
			""");
	}
}
