package org.hullwright.simulation.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** How many games tell a difference. */
class SampleSizeTest {

	@Test
	void a_difference_of_ten_points_around_one_half_takes_four_hundred() {
		// 392: J. L. Fleiss, Statistical Methods for Rates and Proportions, without his correction
		assertEquals(400, SampleSize.toTellShares(0.5, 0.1));
	}

	@Test
	void half_the_difference_takes_four_times_as_many() {
		assertEquals(1_600, SampleSize.toTellShares(0.5, 0.05));
	}

	@Test
	void what_never_happened_is_not_believed_to_be_impossible() {
		assertEquals(SampleSize.toTellShares(0.05, 0.05), SampleSize.toTellShares(0, 0.05));
	}
}
