package org.hullwright.picture.paint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

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

	@Test
	void hebrew_is_written_from_the_right_and_numbers_and_other_letters_within_it_are_not() {
		assertEquals("\u05DD\u05D5\u05DC\u05E9", typeface.writable("\u05E9\u05DC\u05D5\u05DD"));
		assertEquals("\u05D3\u05D2 12 \u05D1\u05D0", typeface.writable("\u05D0\u05D1 12 \u05D2\u05D3"));
		assertEquals("Red \u05D1\u05D0 blue", typeface.writable("Red \u05D0\u05D1 blue"));
	}

	@Test
	void brackets_around_hebrew_still_open_towards_it() {
		assertEquals("(\u05D1) \u05D0", typeface.writable("\u05D0 (\u05D1)"));
	}

	@Test
	void an_accent_that_was_typed_by_itself_becomes_one_with_its_letter() {
		assertEquals("Caf\u00E9", typeface.writable("Cafe\u0301"));
	}

	@Test
	void what_nobody_sees_is_not_written() {
		assertEquals("Mainland\u25A1", typeface.writable("Main\u00ADland\uD83D\uDE80\uFE0F\u200D\u202C"));
	}

	@Test
	void it_tells_what_it_has_not() {
		assertEquals(List.of("\u4E2D", "\uD83D\uDE80"),
				List.copyOf(typeface.missing("\u05D0 \u4E2D Cafe\u0301\n\uD83D\uDE80\uFE0F \u4E2D")));
	}
}
