package org.hullwright.simulation.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;

import org.hullwright.simulation.report.Comparison.Contrast;
import org.hullwright.simulation.report.Comparison.Sense;
import org.hullwright.simulation.report.Comparison.Verdict;
import org.hullwright.simulation.statistics.Interval;
import org.hullwright.simulation.statistics.PairedDifference;
import org.junit.jupiter.api.Test;

/** How the change of one number is told. */
class ComparisonTest {

	/** So few that Student's distribution reaches beyond what can be. */
	private static final PairedDifference FEW = PairedDifference.of("wins", new int[] { 1, 1, 0 });

	private static Contrast contrast(boolean share, PairedDifference change) {
		return new Contrast("wins", share, Sense.WIN, 0, change.difference().value(), change, change.pairs());
	}

	@Test
	void a_share_does_not_change_by_more_than_all_games() {
		assertTrue(FEW.difference().interval().upper() > 1, FEW::toString);
		Contrast share = contrast(true, FEW);
		assertEquals(1, share.difference().interval().upper());
		assertEquals(-1, share.difference().interval().lower());
		assertEquals(FEW.difference(), contrast(false, FEW).difference(), "any other number may change by more");
	}

	@Test
	void what_is_told_to_be_shown_has_an_interval_that_says_so() {
		for (int differing = 0; differing <= 9; differing++) {
			int[] differences = new int[20];
			Arrays.fill(differences, 0, differing, 1);
			Contrast wins = contrast(true, PairedDifference.of("wins", differences));
			Interval interval = wins.difference().interval();
			assertEquals(interval.lower() > 0 ? Verdict.BETTER : Verdict.NOT_SHOWN, wins.verdict(), wins::toString);
			assertEquals(differing >= 6, interval.lower() > 0, wins::toString);
		}
	}
}
