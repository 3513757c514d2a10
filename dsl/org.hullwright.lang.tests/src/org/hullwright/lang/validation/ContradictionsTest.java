package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.hullwright.lang.fixture.Expectations.reports;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;

import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.fixture.Hull;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said twice, leads nowhere, or needs itself is told at the place where it is written, and not silently ignored. */
class ContradictionsTest {

	@Test
	void a_version_and_a_licence_are_given_once_in_numbers_that_can_be_compared() {
		reports("""
			pack example { version 1.0.0 licence "MIT" version 2.0.0 licence "CC0-1.0" }
			//                                                 ^ GIVEN_TWICE: “version” is given twice, but only one can count.
			//                                                               ^ GIVEN_TWICE: “licence” is given twice, but only one can count.
			""");
	}

	@Test
	void the_numbers_of_a_version_can_be_compared() {
		reports("""
			pack example { version 99999999999.0.0 }
			//                     ^ VERSION_TOO_LARGE: 99999999999.0.0 has a number of more than 9 digits, and not every program can compare those.
			""");
	}

	@Test
	void a_space_of_a_track_is_explained_once() {
		reports("""
			track Round from 1 to 5 {
			    at 3 { say "Dusk" }
			    at 4 { say "Night" }
			    at 3 { say "The lamps are lit" }
			//     ^ TRACK_SPACE_TWICE: Round says twice what happens at 3, but only one of it can.
			}
			""");
	}

	@Test
	void options_of_one_choice_have_different_names_unless_conditions_decide_between_them() {
		reports("""
			state lit: truth = no
			procedure Turn by actor: character {
			    set lit to yes
			    choose by actor "Now" { option "Move" { say "Left" } option "Wait" { } option "Move" when lit { say "Right" } }
			//                                                                                ^ OPTION_TWICE: Another option is called "Move" as well, so nobody can tell them apart.
			    choose by actor "Now" { option "Move" when lit { say "Left" } option "Move" when not lit { say "Right" } }
			}
			""");
	}

	@Test
	void nothing_is_divided_by_nought_and_nothing_is_computed_from_itself() {
		reports("""
			state crew: number = 5
			state halves: number 0 to 2 = 1
			derived alone: number = 2 * (alone + 1)
			//      ^ DERIVED_FROM_ITSELF: alone is computed from itself, so it never has a value.
			derived one: number = (if other > 1 then 1 else 2)
			//      ^ DERIVED_FROM_ITSELF: one is computed from itself, through other, so it never has a value.
			derived other: number = one - crew
			//      ^ DERIVED_FROM_ITSELF: other is computed from itself, through one, so it never has a value.
			derived unlessLast: number = (if crew > 1 then unlessLast else 0)
			procedure Share {
			    set crew to crew / (3 - 3) + alone + other + unlessLast
			//                      ^ DIVISION_BY_ZERO: Nothing can be divided by 0.
			    set crew to crew mod 0
			//                       ^ DIVISION_BY_ZERO: Nothing can be divided by 0.
			    set crew to crew / halves
			    set halves to 2
			}
			""");
	}

	@Test
	void a_value_that_needs_itself_of_something_else_is_fine() {
		isFine("""
			extend room { derived depth: number = (if there is a room in it then total room inner in it by inner's depth else 0) }
			""");
	}

	@Test
	void paths_lead_from_one_space_to_another() {
		reports("""
			board Ship {
			    space Bridge at 1, 1
			    space Hold at 2, 2
			    path Stairs from Bridge to Bridge
			//       ^ PATH_TO_ITSELF: Stairs leads from Bridge to where it begins.
			    path Ladder from Bridge to Hold
			    path Lift from Hold to Bridge
			//       ^ PATH_TWICE: Lift and Ladder both lie between Hold and Bridge.
			}
			""");
	}

	@Test
	void a_mode_that_excludes_itself_and_a_loop_without_end_are_told() {
		reports("""
			mode Deadly excludes Deadly
			//   ^ MODE_NEVER: Deadly excludes itself, so it can never be on.
			state left: number = 5
			procedure Wait {
			    while yes { let tick be left if tick > 3 { say "Tick" } }
			//        ^ LOOP_ENDLESS: This goes on for ever: it asks nothing, and nothing in it can end it.
			    while yes { decrease left by 1 if left = 0 { stop } }
			}
			""");
	}

	@ParameterizedTest
	@ValueSource(strings = { "board Mill { rows \"C\" letter C is\n}", "board Mill { letter ", "extend room { derived : number }",
			"derived : number", "kind is room { derived }",
			"procedure P from: room { do P }", "procedure P from { do P }", "room { use { do }", "token { side { ", "pack",
			"deck of card { contains 2 of }", "procedure Q { let be 3 set to 4 }",
			"room Hall { use { say \"{this}\" do Nothing from } }", "track from 1 to 3 { at { } at { } }", "board { path from to }",
			"choose { option { } option { } }", "mode excludes" })
	void a_half_written_text_has_no_message_about_null(String text) {
		List<Issue> issues = Hull.read(text.equals("pack") ? "pack {" : text).issues();
		assertFalse(issues.isEmpty());
		assertEquals(List.of(),
				issues.stream().filter(issue -> issue.getMessage().contains("null") || "CHECK_FAILED".equals(issue.getCode()))
						.map(issue -> issue.getCode() + " " + issue.getMessage()).toList());
	}
}
