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
	void a_text_that_is_a_value_is_never_filled_in() {
		reports("""
			extend character { state health: number = 5  state motto: text = "none" }
			procedure Look by actor: character {
			    set actor's motto to "{actor} of {health}"
			//                       ^ PLACEHOLDER_IN_CONSTANT: “{actor}” is shown as it is written, for this text is a value and always the same. Names in braces are filled in where something is told or asked, as in say “{actor}”.
			    set actor's motto to "{nobody}, (a) or {b}"
			}
			""");
	}

	@Test
	void expressions_are_checked_where_they_stand() {
		reports("""
			extend character { state health: number = 5 }
			die Luck { 1, 2 }
			procedure Look by actor: character {
			    say "{actor's health + 1} and {acter's health + 1}"
			//                                 ^ UNKNOWN_NAME: There is no thing called acter. Did you mean actor?
			    choose by actor "{number of character c in Ann's friends}?" { option "{actor's helth * 2}" { } option "{(roll Luck)'s number + 1}" { } }
			//                                             ^ UNKNOWN_NAME: There is no thing called Ann.
			//                                                                                 ^ UNKNOWN_MEMBER: Character has no property or place called helth. Did you mean health?
			//                                                                                                           ^ RANDOM_WHILE_ASKING: Chance must not be part of a text, which is looked at any number of times. Name it with “let” first.
			}
			""");
	}

	@Test
	void expressions_know_what_the_text_knows() {
		isFine("""
			extend player { state money: number = 5  zone hand of card visible to owner }
			card Ace { copies: 9 }
			procedure Bid by asker: player {
			    say "{number of card in asker's hand} cards, {asker's money - 1} left, {highest of (asker's money, 3)}"
			    choose by asker "{asker's money * 2}?" for each number n from 0 to asker's money "{n}, then {asker's money - n}" { set asker's money to n }
			    choose together by each player p "{p's money + 1}?" { option "{number of Ace in its hand} Aces" { } option "None" { } }
			    end game "{number of player} players"
			}
			""");
	}

	@Test
	void constants_and_prose_stay_text() {
		reports("""
			procedure Look by actor: character {
			    say "{1} {actor and friends} {+}"
			//      ^ PLACEHOLDER_MALFORMED: “{1}” is shown as it is written: in braces stand a name and what it has, as in “{actor's health}”.
			//      ^ PLACEHOLDER_MALFORMED: “{actor and friends}” is shown as it is written: in braces stand a name and what it has, as in “{actor's health}”.
			//      ^ PLACEHOLDER_MALFORMED: “{+}” is shown as it is written: in braces stand a name and what it has, as in “{actor's health}”.
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
