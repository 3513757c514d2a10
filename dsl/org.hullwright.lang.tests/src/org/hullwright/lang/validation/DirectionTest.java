package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.hullwright.lang.fixture.Hull;
import org.hullwright.lang.issue.IssueCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Signs that turn the direction of a text do not let it look like another one. */
class DirectionTest {

	@ParameterizedTest
	@ValueSource(strings = {
			"/* \u202E } \u2066if x \u2069 \u2066 for everybody */",
			"// in two directions: \u2067one\u2069",
			"token Gem \"a gem\u202E\"",
			"token Gem \"a \u202Emeg\u202C\"",
			"token Gem \"a gem\u2066\"",
			"token Gem \"a \u2066gem\u202C\"",
			"token Gem \"a gem\u2069\"" })
	void what_looks_like_something_else_is_told(String text) {
		assertEquals(List.of(IssueCode.DIRECTION_TURNED.name()), codes(text));
	}

	@Test
	void the_sign_is_marked_where_it_is() {
		var issue = Hull.read("token Gem \"a gem\u202E\"").issues().getFirst();
		assertEquals(List.of(2, 17, 1), List.of(issue.getLineNumber(), issue.getColumn(), issue.getLength()));
		assertEquals(
				"Here is U+202E, a sign that nobody sees: it shows what follows in another direction, so that it can look like something else.",
				issue.getMessage());
	}

	@Test
	void a_text_in_two_languages_that_ends_as_it_began_is_fine() {
		isFine("token Gem \"a \u2067\u05D0\u05D1\u2069 and \u202Bof \u2068it\u2069\u202C\"");
	}

	private static List<String> codes(String text) {
		return Hull.read(text).issues().stream().map(issue -> issue.getCode()).toList();
	}
}
