package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.hullwright.lang.fixture.Hull;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What players may strive for. */
class GoalTest {

	private static final String BASE = """
		die Luck { 1, 2 }
		extend character { state pulse: number = 3  state friend: character or none }
		""";

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
		TYPE_MISMATCH        | goal "live" for actor: character worth actor
		TYPE_MISMATCH        | goal "live" for actor: character worth 3 when actor's pulse
		TYPE_MISMATCH        | goal "live" for amount: number worth amount
		RANDOM_WHILE_ASKING  | goal "live" for actor: character worth (roll Luck)'s number
		MAY_BE_ABSENT        | goal "live" for actor: character worth actor's friend's pulse
		""")
	void it_is_a_number_for_a_piece(String code, String text) {
		assertTrue(Hull.read(BASE + text).issues().stream().anyMatch(issue -> code.equals(issue.getCode())), text);
	}

	@Test
	void its_words_are_still_names() {
		isFine(BASE + """
			state goal: number = 3
			extend item { printed worth: number = 1 }
			procedure Near to goal: room of worth: item gives number { let worth2 be worth's worth  give goal's copies + worth2 }
			goal "strive" for worth: item worth worth's worth + goal
			procedure Far { set goal to 5 }
			""");
	}
}
