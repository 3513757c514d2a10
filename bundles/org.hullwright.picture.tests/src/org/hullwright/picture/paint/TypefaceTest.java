package org.hullwright.picture.paint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TypefaceTest {
	private final Typeface typeface = Typeface.embedded();

	@Test
	void the_width_of_a_text_is_that_of_its_letters_and_grows_with_their_size() {
		assertEquals(typeface.width("Room", 10, false) + typeface.width("s", 10, false), typeface.width("Rooms", 10, false), 1e-9);
		assertEquals(2 * typeface.width("Rooms", 10, false), typeface.width("Rooms", 20, false), 1e-9);
	}

	@Test
	void bold_letters_are_wider() {
		assertTrue(typeface.width("Rooms", 10, true) > typeface.width("Rooms", 10, false));
	}

	@Test
	void letters_of_european_languages_can_be_written() {
		String words = "Zażółć gęślą jaźń – „Größe“, ça, ñandú, Ελλάδα, Україна · × …";
		assertEquals(words, typeface.writable(words));
	}

	@Test
	void a_box_stands_for_a_letter_that_is_not_there_and_a_space_for_what_is_none() {
		assertEquals("A\u25A1 B", typeface.writable("A\uD83D\uDE80\nB"));
	}
}
