package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.fixture.Hull;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One declaration makes many components. */
class SeriesTest {

	private static final String BASE = """
		values Suit { hearts, spades }
		extend card { printed suit: Suit  printed rank: number 0 to 20  effect play by actor: player }
		""";

	@Test
	void what_it_goes_through_is_known_in_all_that_it_says() {
		isFine(BASE + """
			card for each Suit s and number r from 1 to 13 "{r} of {s}" {
				suit: s  rank: r  copies: r
				play when r > 2 { say "{r} of {s}"  for each card c where c's suit is s { discard c } }
			}
			""");
	}

	@Test
	void numbers_are_worked_out_for_each() {
		isFine(BASE
				+ "card for each Suit s and number r from 1 to 3 { suit: s  rank: (if s is spades then r + 4 else 2 * r)  copies: (2 * r) }\n"
				+ "deck Pile of card { contains each card }");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
		TYPE_MISMATCH        | card for each Suit s { suit: s  rank: s }
		PROPERTY_MISSING     | card for each Suit s { suit: s }
		PLACEHOLDER_UNKNOWN  | card for each Suit s "{t}" { suit: s  rank: 1 }
		RANGE_EMPTY          | card for each number n from 3 to 1 { suit: hearts  rank: n }
		NUMBER_OUT_OF_BOUNDS | card for each number n from 1 to 9 { suit: hearts  rank: (n + 12) }
		NUMBER_OUT_OF_BOUNDS | card for each number n from 1 to 21 { suit: hearts  rank: n }
		SERIES_TWICE         | card for each Suit s { suit: s  rank: 1 } card for each Suit t { suit: t  rank: 2 }
		""")
	void mistakes_are_reported_where_it_is_written(String code, String text) {
		assertTrue(Hull.read(BASE + text).issues().stream().anyMatch(issue -> code.equals(issue.getCode())), text);
	}

	@Test
	void several_are_bounded_together() {
		List<String> codes = Hull.read("kind chip is token\nkind coin is token\nchip for each number a from 1 to 15000\n"
				+ "coin for each number b from 1 to 15000\n").issues().stream().map(Issue::getCode).toList();
		assertEquals(1, codes.stream().filter("SERIES_TOO_LARGE"::equals).count());
	}

	@Test
	void long_effects_are_bounded_by_how_often_they_would_be_made() {
		String text = BASE + "card for each number n from 1 to 19000 { suit: hearts  rank: 1  play { " + "say \"x\" ".repeat(500) + "} }";
		assertTrue(Hull.read(text).issues().stream().anyMatch(issue -> "SERIES_TOO_LARGE".equals(issue.getCode())));
	}
}
