package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.hullwright.lang.fixture.Hull;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What lies ready when a player plays from a component. */
class TryoutTest {

	private static final String BASE = """
		die Luck { 1, 2 }
		room Hall "Hall"
		board House { space Entry at 1, 1 }
		""";

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
		TYPE_MISMATCH | try amount: number { }
		TEST_ONLY     | try wanted: room { expect wanted is Hall }
		TRYOUT_TWICE  | try wanted: room { } try other: room { }
		""")
	void it_prepares_pieces_and_expects_nothing(String code, String text) {
		assertTrue(Hull.read(BASE + text).issues().stream().anyMatch(issue -> code.equals(issue.getCode())), text);
	}

	@Test
	void it_may_prepare_a_game_as_a_test_does() {
		isFine(BASE + """
			phase Day { move Hall to Entry  let made be roll Luck  if made's number = 2 { end game } }
			procedure SetUp { }
			game House1 { players 1 to 2  setup SetUp  round Day }
			try wanted: room { rig Luck to 2  answer "Stay"  play 1 round  move wanted to Entry }
			try someone: character { move someone to Hall }
			""");
	}

	@Test
	void its_word_is_still_a_name() {
		isFine(BASE + """
			extend item { printed try: number = 1 }
			procedure Near to try: room of worth: item gives number { give worth's try + try's copies }
			""");
	}
}
