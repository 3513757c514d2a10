package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.hullwright.lang.fixture.Expectations.reports;

import org.junit.jupiter.api.Test;

/** What stands in braces in a text can be shown there. */
class PlaceholderTest {

	@Test
	void names_and_what_they_have_are_known() {
		reports("""
			extend character { state health: number = 5 }
			track Round from 1 to 14
			token Fire "Fire"
			procedure Look by actor: character {
			    say "{acter} looks, {acter's health}"
			//      ^ PLACEHOLDER_UNKNOWN: There is nothing called acter here. Did you mean actor?
			    say "{actor's helth} of {actor's owner's seat}"
			//      ^ PLACEHOLDER_UNKNOWN: There is nothing called helth here.
			    say "{Round's health}"
			//      ^ PLACEHOLDER_UNKNOWN: There is nothing called health here.
			    choose by actor "{smoke}?" { option "{flame}" { end game "{ash} and {Fire}" } }
			//                  ^ PLACEHOLDER_UNKNOWN: There is nothing called smoke here.
			//                                      ^ PLACEHOLDER_UNKNOWN: There is nothing called flame here.
			//                                                           ^ PLACEHOLDER_UNKNOWN: There is nothing called ash here.
			}
			""");
	}

	@Test
	void whatever_else_stands_in_braces_is_shown_as_it_is() {
		reports("""
			procedure Look by actor: character {
			    say "{3 actor} and {actor"
			//      ^ PLACEHOLDER_MALFORMED: “{3 actor}” is shown as it is written: in braces stand a name and what it has, as in “{actor's health}”.
			//      ^ PLACEHOLDER_MALFORMED: “{actor” is shown as it is written: in braces stand a name and what it has, as in “{actor's health}”.
			}
			""");
	}

	@Test
	void all_that_can_be_shown_is_fine() {
		isFine("""
			extend character { state health: number = 5  effect shout }
			extend room { effect enter by actor: character }
			track Round from 1 to 14
			room Hall "The Hall" { enter { say "{actor} comes to {room}, {this}, {its title} in {Round} with {actor's health}" } }
			character Ann { shout { say "{it} shouts: {its health}" } }
			""");
	}
}
