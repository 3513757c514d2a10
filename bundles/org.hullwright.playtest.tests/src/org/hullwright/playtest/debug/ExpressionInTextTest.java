package org.hullwright.playtest.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;

import org.junit.jupiter.api.Test;

class ExpressionInTextTest {

	private static final String LINE = "if actor's owner's courage > 2 { stop }";

	private static Optional<String> pointedAt(String word) {
		return ExpressionInText.at(LINE.indexOf(word) + 1, LINE).map(ExpressionInText::words);
	}

	@Test
	void a_name_asks_for_itself() {
		assertEquals(Optional.of("actor"), pointedAt("actor"));
	}

	@Test
	void what_is_asked_of_a_name_is_asked_with_it() {
		assertEquals(Optional.of("actor's owner"), pointedAt("owner"));
		assertEquals(Optional.of("actor's owner's courage"), pointedAt("courage"));
	}

	@Test
	void what_is_no_name_asks_for_nothing() {
		assertEquals(Optional.empty(), pointedAt("'s"));
		assertEquals(Optional.empty(), pointedAt(" > "));
	}

	@Test
	void it_begins_where_the_first_name_does() {
		assertEquals(Optional.of(LINE.indexOf("actor")), ExpressionInText.at(LINE.indexOf("courage"), LINE).map(ExpressionInText::offset));
	}
}
