package org.hullwright.simulation.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.hullwright.engine.tree.Trials;
import org.hullwright.engine.tree.Value;
import org.hullwright.simulation.experiment.Finding.Verdict;
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
	void a_mean_of_few_games_is_as_far_around_the_average_as_students_distribution_says() {
		Sample sample = Sample.EMPTY.with(2).with(4).with(4).with(4).with(5).with(5).with(7).with(9);
		assertEquals(5, sample.mean());
		assertEquals(5 - 2.364 * Math.sqrt(32.0 / 7 / 8), sample.ofMean().lower(), TOLERANCE);
		assertEquals(5 + 2.364 * Math.sqrt(32.0 / 7 / 8), sample.ofMean().upper(), TOLERANCE);
	}

	@ParameterizedTest
	@CsvSource({ "2, 12.706", "3, 4.303", "6, 2.571", "11, 2.228", "31, 2.042", "101, 1.984", "100000, 1.96" })
	void the_fewer_games_the_wider(int games, double standardErrors) {
		Sample sample = Sample.EMPTY.with(0, games / 2).with(10, games - games / 2);
		double deviation = Math.sqrt(100.0 * (games / 2) * (games - games / 2) / games / (games - 1));
		assertEquals(standardErrors, (sample.ofMean().upper() - sample.mean()) / (deviation / Math.sqrt(games)), 0.005);
	}

	@Test
	void a_few_games_that_are_alike_do_not_show_that_all_are() {
		assertFalse(Sample.EMPTY.with(4, 5).ofMean().isBounded());
		assertEquals(new Interval(4, 4), Sample.EMPTY.with(4, 6).ofMean());
	}

	@Test
	void what_cannot_be_shown_asks_for_no_more_games() {
		Trials.Measure measure = new Trials.Measure("somebody wins", Value.Constant.number(0, 1), true, null,
				new Trials.Bounds(100, 100), 0, 0);
		assertEquals("somebody wins: 100.0 % (96.3 to 100.0), which no number of games shows to be exactly that; expect 99 to 100 percent",
				FindingWords.of(new Finding(measure, sample(100, 100))));
	}

	@Test
	void one_game_tells_a_little_of_a_share_and_nothing_of_an_average() {
		Trials.Measure share = new Trials.Measure("wins", Value.Constant.number(0, 1), true, null, null, 0, 0);
		Trials.Measure average = new Trials.Measure("rounds", Value.Constant.number(0, 1), false, null, null, 0, 0);
		assertEquals("wins: 100.0 % (20.7 to 100.0)", FindingWords.of(new Finding(share, sample(1, 1))));
		assertEquals("rounds: 4.0", FindingWords.of(new Finding(average, Sample.EMPTY.with(4))));
	}

	@Test
	void what_rounds_to_nothing_has_no_sign() {
		Trials.Measure average = new Trials.Measure("gain", Value.Constant.number(0, 1), false, null, null, 0, 0);
		Sample seldom = Sample.EMPTY.with(0, 99).with(-1);
		assertEquals("gain: 0.0 (0.0 to 0.0)", FindingWords.of(new Finding(average, seldom)));
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
		Trials.Measure measure = new Trials.Measure("somebody wins", Value.Constant.number(0, 1), true, null,
				new Trials.Bounds(lower, upper), 0, 0);
		assertEquals(verdict, new Finding(measure, sample(100, 50)).verdict());
	}

	@Test
	void nothing_is_shown_by_one_game() {
		Trials.Measure measure = new Trials.Measure("rounds", Value.Constant.number(0, 1), false, null,
				new Trials.Bounds(0, 100), 0, 0);
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
