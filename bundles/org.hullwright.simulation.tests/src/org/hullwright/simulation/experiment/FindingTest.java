package org.hullwright.simulation.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;

import org.hullwright.simulation.experiment.Finding.Verdict;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;
import org.hullwright.simulation.statistics.Interval;
import org.hullwright.simulation.statistics.Sample;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What games say about a number. */
class FindingTest {

	private static final double TOLERANCE = 0.0005;

	/** The intervals are those that textbooks give for Wilson's formula. */
	@ParameterizedTest
	@CsvSource({ "10, 8, 0.4902, 0.9433", "10, 0, 0, 0.2775", "100, 50, 0.4038, 0.5962", "1000, 1000, 0.9962, 1" })
	void a_share_is_in_the_interval_of_wilson(int games, int times, double lower, double upper) {
		Interval interval = sample(games, times).ofShare();
		assertEquals(lower, interval.lower(), TOLERANCE);
		assertEquals(upper, interval.upper(), TOLERANCE);
	}

	@Test
	void a_mean_is_two_standard_errors_around_the_average() {
		Sample sample = Sample.EMPTY.with(2).with(4).with(4).with(4).with(5).with(5).with(7).with(9);
		assertEquals(5, sample.mean());
		assertEquals(5 - 1.96 * Math.sqrt(32.0 / 7 / 8), sample.ofMean().lower(), TOLERANCE);
		assertEquals(5 + 1.96 * Math.sqrt(32.0 / 7 / 8), sample.ofMean().upper(), TOLERANCE);
	}

	@Test
	void parts_make_the_same_whole_in_any_order() {
		Sample some = sample(10, 3);
		Sample more = Sample.EMPTY.with(-7).with(12);
		assertEquals(some.with(more), more.with(some));
		assertEquals(12, some.with(more).games());
	}

	@ParameterizedTest
	@CsvSource({ "30, 70, AS_EXPECTED", "45, 70, NOT_SHOWN", "0, 55, NOT_SHOWN", "70, 90, NOT_AS_EXPECTED", "0, 30, NOT_AS_EXPECTED" })
	void a_verdict_needs_the_whole_interval(int lower, int upper, Verdict verdict) {
		World.Measure measure = new World.Measure("somebody wins", Value.Constant.number(0, 1), true, Optional.empty(), Optional.of(new World.Bounds(lower, upper)), 0, 0);
		assertEquals(verdict, new Finding(measure, sample(100, 50)).verdict());
	}

	@Test
	void nothing_is_shown_by_one_game() {
		World.Measure measure = new World.Measure("rounds", Value.Constant.number(0, 1), false, Optional.empty(), Optional.of(new World.Bounds(0, 100)), 0, 0);
		assertEquals(Verdict.NOT_SHOWN, new Finding(measure, Sample.EMPTY.with(50)).verdict());
	}

	private static Sample sample(int games, int times) {
		Sample sample = Sample.EMPTY;
		for (int game = 0; game < games; game++) {
			sample = sample.with(game < times ? 1 : 0);
		}
		return sample;
	}
}
