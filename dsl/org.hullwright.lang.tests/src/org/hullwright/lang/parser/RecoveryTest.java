package org.hullwright.lang.parser;

import static org.hullwright.lang.fixture.Expectations.reports;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.fixture.Hull;
import org.junit.jupiter.api.Test;

/** One mistake is one issue, and what stands after it is read. */
class RecoveryTest {

	@Test
	void a_sentence_outside_of_braces_is_passed_over() {
		reports("""
			token Spoon
			   shuffle the Spoon and draw {
			// ^ SYNTAX: “shuffle” cannot stand here, but a text in quotes or “{” could.
				token Fork
			}
			token Knife
			zone Drawer of token { contains 1 of Knife, 1 of Fork, 1 of Ladle }
			//                                                          ^ UNKNOWN_NAME: There is no kind or component called Ladle.
			""");
	}

	@Test
	void a_brace_too_many_does_not_hide_the_rest() {
		reports("""
			procedure Look {
				stop
			 } }
			// ^ SYNTAX: “}” is one too many: no brace is open here.
			zone Drawer of token { contains 1 of Fork }
			//                                   ^ UNKNOWN_NAME: There is no kind or component called Fork.
			""");
	}

	@Test
	void the_rest_of_what_a_mistake_is_in_is_passed_over() {
		reports("""
			state score: number = 0
			procedure Look {
				increase score by 1  now it is larger
				//                   ^ SYNTAX: “now” begins no sentence here.
				if score > 3 {
					win the game
				}
				score
			}
			zone Drawer of token { contains 1 of Fork }
			//                                   ^ UNKNOWN_NAME: There is no kind or component called Fork.
			""");
	}

	@Test
	void a_forgotten_brace_does_not_hide_what_follows() {
		var issues = Hull.read(Hull.withHead("""
			state score: number = 0
			procedure Look {
				if score > 3 { stop
			}
			zone Drawer of token { contains 1 of Fork }
			""")).issues();
		assertEquals(List.of("SYNTAX", "UNKNOWN_NAME"), issues.stream().map(Issue::getCode).sorted().toList());
	}

	@Test
	void the_rest_of_a_line_is_not_reported_again() {
		reports("""
			procedure Look {
				let x is first card in shuffle by 3
				//    ^ SYNTAX: “be” is missing before “is”.
			}
			zone Drawer of token { contains 1 of Fork }
			//                                   ^ UNKNOWN_NAME: There is no kind or component called Fork.
			""");
	}
}
