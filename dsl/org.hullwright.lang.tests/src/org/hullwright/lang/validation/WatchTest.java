package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.hullwright.lang.fixture.Hull;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What rules may say about changes of the state, and how long states last. */
class WatchTest {

	private static final String BASE = """
		extend character { printed rank: number = 1  state pulse: number = 0  derived pace: number = its pulse }
		procedure Work by worker: character { say "{worker} works" }
		""";

	@ParameterizedTest
	@ValueSource(strings = { "derived busy: number = 1 until Work", "before changing character.rank { say \"no\" }",
			"before changing character.pace { say \"no\" }" })
	void only_state_changes(String text) {
		assertTrue(isReported("NOT_CHANGEABLE", text), text);
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"before moving amount: number { say \"{amount}\" }",
			"before changing character.pulse of thing: item { say \"{thing}\" }",
			"before changing character.pulse to beats: truth { say \"{beats}\" }" })
	void what_is_named_is_what_changes(String text) {
		assertTrue(isReported("TYPE_MISMATCH", text), text);
	}

	@Test
	void only_a_rule_instead_of_a_change_goes_on_with_it() {
		assertTrue(isReported("PROCEED_OUTSIDE_INSTEAD", "after moving thing: item { proceed }"));
	}

	@Test
	void words_of_changes_are_still_names() {
		isFine(BASE + "procedure Push by moving: character { let changing be moving  do Work by changing }");
	}

	private static boolean isReported(String code, String text) {
		return Hull.read(BASE + text).issues().stream().anyMatch(issue -> code.equals(issue.getCode()));
	}
}
