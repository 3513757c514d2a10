package org.hullwright.lang.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.hullwright.lang.ide.answer.TextRange;
import org.junit.jupiter.api.Test;

/** Lines and columns are counted as the protocol says. */
class LinesTest {

	private final Lines lines = new Lines("one\ntwo\r\nthree\rfour");

	@Test
	void every_sort_of_line_end_separates_lines() {
		assertEquals(new Position(1, 0), lines.position(4));
		assertEquals(new Position(2, 0), lines.position(9));
		assertEquals(new Position(3, 2), lines.position(17));
		assertEquals(4, lines.offset(new Position(1, 0)));
		assertEquals(17, lines.offset(new Position(3, 2)));
	}

	@Test
	void a_column_behind_the_end_of_its_line_is_that_end() {
		assertEquals(3, lines.offset(new Position(0, 99)));
		assertEquals(7, lines.offset(new Position(1, 99)));
		assertEquals(19, lines.offset(new Position(3, 99)));
	}

	@Test
	void what_lies_outside_of_the_text_is_taken_for_its_ends() {
		assertEquals(0, lines.offset(new Position(-1, 5)));
		assertEquals(0, lines.offset(new Position(0, -5)));
		assertEquals(19, lines.offset(new Position(99, 0)));
		assertEquals(new Position(3, 4), lines.position(99));
		assertEquals(new Position(0, 0), lines.position(-1));
	}

	@Test
	void a_range_may_be_told_backwards() {
		assertEquals(new TextRange(1, 4), lines.range(new Range(new Position(1, 1), new Position(0, 1))));
	}

	@Test
	void characters_of_two_units_count_twice() {
		assertEquals(new Position(0, 3), new Lines("a😀b").position(3));
	}
}
