package org.hullwright.picture.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReadableNamesTest {

	@ParameterizedTest
	@CsvSource({ "actionsLeft, actions left", "TakeTurn, Take turn", "Hour, Hour", "Salt Diver, Salt Diver", "shutDownAI, shut down AI",
			"Keeper's Hits, Keeper's Hits" })
	void names_of_rules_are_put_into_words(String name, String words) {
		assertEquals(words, ReadableNames.spaced(name));
	}

	@ParameterizedTest
	@CsvSource({ "RoomsAnywhere, Rooms Anywhere", "RoomsA, Rooms A", "actions, Actions", "actions (Recon), Actions (Recon)", "'', ''" })
	void names_that_head_something_begin_with_a_capital(String name, String words) {
		assertEquals(words, ReadableNames.titled(name));
	}
}
