package org.hullwright.playtest.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalInt;

import org.junit.jupiter.api.Test;

class OptionKeysTest {

	@Test
	void the_first_nine_options_have_their_numbers_and_the_others_letters() {
		assertEquals("1", OptionKeys.of(0));
		assertEquals("9", OptionKeys.of(8));
		assertEquals("A", OptionKeys.of(9));
		assertEquals("Z", OptionKeys.of(34));
		assertEquals("", OptionKeys.of(35));
	}

	@Test
	void a_key_chooses_the_option_that_shows_it_whether_it_is_written_large_or_small() {
		for (int option = 0; option < 35; option++) {
			assertEquals(OptionalInt.of(option), OptionKeys.optionOf(OptionKeys.of(option).charAt(0)));
		}
		assertEquals(OptionalInt.of(9), OptionKeys.optionOf('a'));
	}

	@Test
	void other_keys_choose_nothing() {
		assertEquals(OptionalInt.empty(), OptionKeys.optionOf('0'));
		assertEquals(OptionalInt.empty(), OptionKeys.optionOf(' '));
		assertEquals(OptionalInt.empty(), OptionKeys.optionOf('\0'));
	}
}
