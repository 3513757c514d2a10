package org.hullwright.engine.state;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists are sorted by keys, in order of length times its logarithm. */
class NumbersTest {

	private static Numbers of(IntStream values) {
		Numbers numbers = new Numbers();
		values.forEach(numbers::add);
		return numbers;
	}

	@ParameterizedTest
	@ValueSource(ints = { 0, 1, 2, 24, 25, 1_000 })
	void what_has_the_same_key_stays_in_its_order(int length) {
		Numbers sorted = of(IntStream.range(0, length));
		sorted.sort(0, of(IntStream.range(0, length).map(number -> -(number % 3))));
		int[] expected = IntStream.of(2, 1, 0).flatMap(key -> IntStream.range(0, length).filter(number -> number % 3 == key)).toArray();
		assertArrayEquals(expected, sorted.toArray());
	}

	@ParameterizedTest
	@ValueSource(ints = { 3, 100 })
	void what_stands_before_what_is_sorted_stays(int length) {
		Numbers sorted = of(IntStream.concat(IntStream.of(9, 8), IntStream.range(0, length)));
		sorted.sort(2, of(IntStream.range(0, length).map(number -> -number)));
		assertArrayEquals(IntStream.concat(IntStream.of(9, 8), IntStream.range(0, length).map(number -> length - 1 - number)).toArray(),
				sorted.toArray());
	}

	@ParameterizedTest
	@ValueSource(ints = { 20_000 })
	void the_least_favourable_order_costs_no_more_than_others(int length) {
		Numbers backwards = of(IntStream.range(0, length));
		int cost = backwards.sort(0, of(IntStream.range(0, length).map(number -> -number)));
		assertTrue(cost <= length * 15, "comparisons: " + cost);
	}
}
