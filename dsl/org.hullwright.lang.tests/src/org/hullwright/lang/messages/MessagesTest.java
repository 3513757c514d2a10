package org.hullwright.lang.messages;

import static org.hullwright.lang.fixture.Expectations.reports;

import org.junit.jupiter.api.Test;

/** What is said about text that is not understood and names that mean nothing. */
class MessagesTest {

	@Test
	void a_missing_word_is_named() {
		reports("""
			procedure Put { place Spoon Drawer }
			//                          ^ SYNTAX: `Drawer` is not understood here.
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
			//    ^ SYNTAX: `shuffle` is a word of the language, so it cannot be a name here.
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
			//                        ^ UNKNOWN_NAME: There is no thing called room. It is a kind: say which one, as in `this room` or `each room`.
			""");
	}

	@Test
	void what_belongs_to_something_unknown_is_not_reported_again() {
		reports("""
			procedure Look { let x be nothing's owner's hand's size say "{x}" }
			//                        ^ UNKNOWN_NAME: There is no thing called nothing.
			""");
	}
}
