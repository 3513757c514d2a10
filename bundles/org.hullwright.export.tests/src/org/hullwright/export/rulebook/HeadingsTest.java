package org.hullwright.export.rulebook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The headings that a rulebook has besides those of its author. */
class HeadingsTest {

	@Test
	void a_game_for_several_numbers_of_players_tells_the_fewest_and_the_most() {
		assertEquals("Players: 1–5", new Headings(heading -> heading).players(1, 5));
	}

	@Test
	void a_game_for_one_number_of_players_tells_it_once() {
		assertEquals("Players: 1", new Headings(heading -> heading).players(1, 1));
	}

	@Test
	void a_translation_says_it_in_its_own_words() {
		assertEquals("2–4 Personen", new Headings(heading -> "{players} Personen").players(2, 4));
	}
}
