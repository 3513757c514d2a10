package org.hullwright.picture.paint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.hullwright.lang.design.TypefaceNames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The typefaces that come along by name. */
class TypefacesTest {

	static final List<String> NAMES = TypefaceNames.ALL;

	@ParameterizedTest
	@FieldSource("NAMES")
	void each_writes_german_in_two_weights(String name) {
		Typeface typeface = Typeface.called(name).orElseThrow();

		assertEquals("Größe „Öl“", typeface.writable("Größe „Öl“"));
		assertTrue(typeface.width("Rooms", 10, false) > 0 && typeface.width("Rooms", 10, true) > 0);
	}

	@Test
	void letters_that_one_has_not_are_those_of_the_usual_one() {
		assertEquals("Ελλάδα", Typeface.called("Oswald").orElseThrow().writable("Ελλάδα"));
	}

	@Test
	void there_is_none_of_another_name() {
		assertTrue(Typeface.called("../oswald").isEmpty());
	}
}
