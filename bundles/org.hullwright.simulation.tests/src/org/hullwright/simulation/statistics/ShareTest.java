package org.hullwright.simulation.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** How often something is so, and how much more often elsewhere. */
class ShareTest {

	private static final double TOLERANCE = 0.0005;

	/** The example of Newcombe's paper. */
	@Test
	void a_difference_is_in_the_interval_of_newcombe() {
		Difference difference = new Share(56, 70).minus(new Share(48, 80));
		assertEquals(0.2, difference.value(), TOLERANCE);
		assertEquals(0.0524, difference.interval().lower(), TOLERANCE);
		assertEquals(0.3339, difference.interval().upper(), TOLERANCE);
		assertTrue(difference.isShown());
		assertEquals(0.0524, difference.atLeast(), TOLERANCE);
	}

	@Test
	void nothing_is_shown_next_to_no_games() {
		Difference difference = new Share(5, 5).minus(new Share(0, 0));
		assertFalse(difference.isShown());
		assertEquals(0, difference.atLeast());
		assertEquals(0, new Share(0, 0).value());
	}
}
