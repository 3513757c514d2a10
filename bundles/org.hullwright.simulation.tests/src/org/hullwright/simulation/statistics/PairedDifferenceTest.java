package org.hullwright.simulation.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalLong;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

/** What pairs of games say about a change. */
class PairedDifferenceTest {

	@Test
	void many_pairs_in_one_direction_show_a_change() {
		PairedDifference found = PairedDifference.of("wins", pairs(400, number -> number % 10 == 0 ? 1 : 0));
		assertEquals(0.1, found.difference().value(), 1e-9);
		assertEquals(40, found.differing());
		assertTrue(found.isShown());
		assertEquals(OptionalLong.empty(), found.morePairs());
	}

	/** The normal approximation of the same: 1.96 standard errors around the average. */
	@Test
	void the_interval_is_about_that_of_the_normal_distribution() {
		int[] differences = new Random(1).ints(5_000, -3, 4).toArray();
		PairedDifference found = PairedDifference.of("rounds", differences);
		double half = 1.96 * 2 / Math.sqrt(5_000);
		assertEquals(found.difference().value() - half, found.difference().interval().lower(), half / 10);
		assertEquals(found.difference().value() + half, found.difference().interval().upper(), half / 10);
	}

	/**
	 * Where nothing changes, one case in twenty may be told to differ; the percentiles of the bootstrap alone would tell it of more than
	 * one in ten.
	 */
	@Test
	void few_pairs_are_trusted_as_little_as_they_deserve() {
		Random chance = new Random(7);
		long alarms = IntStream.range(0, 1_000)
				.filter(experiment -> PairedDifference
						.of("rounds", IntStream.range(0, 8).map(pair -> (int) Math.round(5 * chance.nextGaussian())).toArray()).isShown())
				.count();
		assertTrue(alarms < 70, alarms + " of 1000 changes without effect are told to have one");
	}

	@Test
	void as_many_more_pairs_as_it_tells_show_a_difference_of_that_size_in_most_cases() {
		Random chance = new Random(11);
		int[] few = some(chance, 200);
		long more = PairedDifference.of("wins", few).morePairs().orElseThrow();
		double seen = PairedDifference.of("wins", few).difference().value();
		long shown = IntStream.range(0, 50).filter(repetition -> PairedDifference.of("wins", chance.doubles(200 + more)
				.mapToInt(drawn -> drawn < 0.2 ? -1 : drawn < 0.4 + seen ? 1 : 0).toArray()).isShown()).count();
		assertTrue(shown >= 35, shown + " of 50 times");
	}

	/** Of these, a few more go up than down. */
	private static int[] some(Random chance, int pairs) {
		return chance.doubles(pairs).mapToInt(drawn -> drawn < 0.2 ? -1 : drawn < 0.45 ? 1 : 0).toArray();
	}

	@Test
	void pairs_in_both_directions_show_nothing_yet_and_tell_how_many_more_would() {
		PairedDifference found = PairedDifference.of("wins", pairs(100, number -> number % 10 == 0 ? 1 : number % 11 == 5 ? -1 : 0));
		assertFalse(found.isShown());
		assertTrue(found.morePairs().getAsLong() > 100);
	}

	@Test
	void five_pairs_that_differ_may_be_luck() {
		PairedDifference found = PairedDifference.of("wins", pairs(5, number -> 1));
		assertEquals(2 * Math.pow(0.025, 0.2) - 1, found.difference().interval().lower(), 1e-9);
		assertFalse(found.isShown());
		assertEquals(OptionalLong.of(1), found.morePairs());
		assertTrue(PairedDifference.of("wins", pairs(6, number -> 1)).isShown());
	}

	@Test
	void an_interval_without_zero_is_what_shows_a_change() {
		for (int differing = 1; differing <= 12; differing++) {
			for (int[] other : new int[][] { { 1 }, { -1 }, { 3, 1 }, { 9, 9, -1 }, { 1, -1 } }) {
				int some = differing;
				PairedDifference found = PairedDifference.of("wins", pairs(20, number -> number < some ? other[number % other.length] : 0));
				Interval interval = found.difference().interval();
				assertEquals(interval.lower() > 0 || interval.upper() < 0, found.isShown(), found::toString);
				assertTrue(!found.isShown() || differing >= 6, found::toString);
			}
		}
	}

	@Test
	void where_nothing_changed_nobody_can_tell_how_many_more_games_it_takes() {
		PairedDifference found = PairedDifference.of("wins", new int[50]);
		assertEquals(0, found.differing());
		assertFalse(found.isShown());
		assertEquals(OptionalLong.empty(), found.morePairs());
		assertEquals(OptionalLong.empty(), PairedDifference.of("wins", new int[0]).morePairs());
	}

	@Test
	void the_same_pairs_give_the_same_interval() {
		int[] differences = pairs(300, number -> number % 5 - 2);
		assertEquals(PairedDifference.of("rounds", differences), PairedDifference.of("rounds", differences));
	}

	private static int[] pairs(int count, IntUnaryOperator difference) {
		return IntStream.range(0, count).map(difference).toArray();
	}
}
