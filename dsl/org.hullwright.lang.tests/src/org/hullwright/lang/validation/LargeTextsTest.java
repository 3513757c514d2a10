package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.hullwright.lang.fixture.Expectations.reports;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.fixture.Hull;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Texts that are made to keep the checks busy are checked like any other, with work that grows as the text does. */
@Timeout(60)
class LargeTextsTest {

	@Test
	void names_that_are_used_twice_in_the_next_one_are_computed_once() {
		isFine("state x: number = 0\nprocedure Double { let a0 be x %s set x to a60 }"
				.formatted(sixty("let a%d be a%d + a%d")));
	}

	@Test
	void names_of_which_conditions_choose_are_computed_once() {
		isFine("state x: number = 0\nprocedure Choose { let a0 be x %s set x to a60 }"
				.formatted(sixty("let a%d be (if a%d > 0 then a%d else 0 - 1)")));
	}

	@Test
	void numbers_that_double_out_of_bounds_are_told_where_they_do() {
		reports("""
			state x: number = 0
			procedure Double {
			    let small be 65536
			    let large be small * small
			//               ^ NUMBER_TOO_LARGE: This makes 4294967296, but numbers only go from -2147483647 to 2147483647.
			    set x to large
			}
			""");
	}

	@Test
	void a_chain_of_members_in_braces_is_read_to_its_end() {
		List<Issue> issues = Hull.read("token Fire\nprocedure Look { say \"{Fire%s's nothing}\" }".formatted("'s sort".repeat(100_000)))
				.issues();
		assertEquals(List.of("There is nothing called nothing here."), messages(issues));
	}

	@Test
	void a_message_does_not_repeat_what_is_endless() {
		List<Issue> issues = Hull.read("procedure Look { say \"{%s\" }".formatted("x".repeat(500_000))).issues();
		assertEquals(List.of("PLACEHOLDER_MALFORMED"), issues.stream().map(Issue::getCode).toList());
		assertTrue(messages(issues).getFirst().length() < 2000);
	}

	@Test
	void a_name_of_a_hundred_thousand_letters_is_unknown_like_any_other() {
		String name = "T" + "o".repeat(100_000);
		List<Issue> issues = Hull.read("token %s\nprocedure Look { place %sh in %s }".formatted(name, name, name)).issues();
		assertTrue(issues.stream().anyMatch(issue -> issue.getCode().equals("UNKNOWN_NAME")), () -> codes(issues).toString());
	}

	private static String sixty(String sentence) {
		return IntStream.rangeClosed(1, 60).mapToObj(at -> sentence.formatted(at, at - 1, at - 1)).collect(Collectors.joining("\n"));
	}

	private static List<String> messages(List<Issue> issues) {
		return issues.stream().map(Issue::getMessage).toList();
	}

	private static List<String> codes(List<Issue> issues) {
		return issues.stream().map(Issue::getCode).toList();
	}
}
