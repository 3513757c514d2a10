package org.hullwright.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.hullwright.picture.LineOrder.Stretch;
import org.junit.jupiter.api.Test;

class LineOrderTest {

	private static final String SHALOM = "\u05E9\u05DC\u05D5\u05DD";
	private static final String OLAM = "\u05E2\u05D5\u05DC\u05DD";

	private static Stretch toRight(int index, String text) {
		return new Stretch(index, text, false);
	}

	private static Stretch toLeft(int index, String text) {
		return new Stretch(index, text, true);
	}

	@Test
	void a_paragraph_goes_the_way_of_its_first_letter() {
		assertFalse(LineOrder.of("Red " + SHALOM).fromRight());
		assertTrue(LineOrder.of("1. " + SHALOM + " red").fromRight());
		assertFalse(LineOrder.of("").fromRight());
	}

	@Test
	void what_is_read_from_the_left_stays_in_order() {
		assertEquals(List.of(toRight(0, "Search. "), toRight(1, "Draw an Item.")),
				new LineOrder(false).fromLeft(List.of("Search. ", "Draw an Item.")));
	}

	@Test
	void a_heading_in_a_paragraph_that_is_read_from_the_right_stands_at_the_right() {
		assertEquals(List.of(toLeft(1, OLAM), toLeft(0, SHALOM + ". ")), new LineOrder(true).fromLeft(List.of(SHALOM + ". ", OLAM)));
	}

	@Test
	void parts_that_are_read_from_the_right_change_places_within_a_line_that_is_not() {
		assertEquals(List.of(toRight(0, "Say "), toLeft(2, OLAM), toLeft(1, SHALOM + " "), toRight(3, " twice")),
				new LineOrder(false).fromLeft(List.of("Say ", SHALOM + " ", OLAM, " twice")));
	}

	@Test
	void a_number_is_read_from_the_left_wherever_it_stands() {
		assertEquals(List.of(toLeft(0, " " + OLAM), toRight(0, "12"), toLeft(0, SHALOM + " ")),
				new LineOrder(true).fromLeft(List.of(SHALOM + " 12 " + OLAM)));
	}

	@Test
	void a_stretch_without_letters_still_goes_its_way() {
		Stretch bracket = new LineOrder(true).fromLeft(List.of(SHALOM + " ", "(")).getFirst();
		assertEquals("\u200F(", bracket.line());
	}

	@Test
	void spaces_around_a_stretch_are_room_at_its_left_or_right() {
		assertEquals("", toRight(0, "Search. ").spaceAtLeft());
		assertEquals("  ", toLeft(0, " " + SHALOM + "  ").spaceAtLeft());
		assertEquals("\u200F" + SHALOM, toLeft(0, " " + SHALOM + "  ").line());
	}
}
