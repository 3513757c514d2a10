package org.hullwright.engine.random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomStreamsTest {

	private static final long FATE = RandomStreams.named("die Fate");

	private static List<Integer> drawn(long seed, long stream, int bound) {
		return IntStream.range(0, 12).map(number -> RandomStreams.below(seed, stream, number, bound)).boxed().toList();
	}

	@Test
	void the_numbers_are_the_same_on_every_machine_and_in_every_version() {
		assertEquals(List.of(0, 2, 4, 1, 2, 0, 0, 0, 5, 4, 2, 4), drawn(1, FATE, 6));
	}

	@Test
	void seed_and_name_each_make_a_difference() {
		assertNotEquals(drawn(1, FATE, 1000), drawn(2, FATE, 1000));
		assertNotEquals(drawn(1, FATE, 1000), drawn(1, RandomStreams.named("die Doom"), 1000));
	}

	/** Far more than 1 in a million streams would have to fail before a bound of 5 standard deviations is met by chance. */
	@ParameterizedTest
	@ValueSource(ints = { 2, 3, 6, 10, 97 })
	void every_number_is_equally_likely(int bound) {
		int draws = 200_000;
		int[] counts = new int[bound];
		for (int number = 0; number < draws; number++) {
			counts[RandomStreams.below(7, FATE, number, bound)]++;
		}
		double expected = (double) draws / bound;
		for (int count : counts) {
			assertTrue(Math.abs(count - expected) < 5 * Math.sqrt(expected), () -> count + " of " + expected);
		}
	}

	@Test
	void neighbouring_seeds_are_not_alike() {
		int same = 0;
		for (int seed = 0; seed < 6000; seed++) {
			same += RandomStreams.below(seed, FATE, 0, 6) == RandomStreams.below(seed + 1, FATE, 0, 6) ? 1 : 0;
		}
		assertTrue(same > 850 && same < 1150, "1000 of 6000 were expected, there were " + same);
	}

	@Test
	void a_bound_of_one_leaves_no_choice() {
		assertEquals(0, RandomStreams.below(1, FATE, 3, 1));
	}

	@Test
	void the_largest_bound_is_kept() {
		assertTrue(IntStream.range(0, 1000).allMatch(number -> RandomStreams.below(1, FATE, number, Integer.MAX_VALUE) >= 0));
	}
}
