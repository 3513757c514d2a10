package org.hullwright.simulation.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleFunction;

import org.junit.jupiter.api.Test;

/** The step that leads up from mirrored pairs of games. */
class AscentTest {

	private static final int WEIGHTS = 5;

	private static List<Ascent.Mirrored> pairs(int count, ToDoubleFunction<int[]> difference) {
		Random random = new Random(7);
		List<Ascent.Mirrored> pairs = new ArrayList<>();
		for (int pair = 0; pair < count; pair++) {
			int[] signs = random.ints(WEIGHTS, 0, 2).map(bit -> 2 * bit - 1).toArray();
			pairs.add(new Ascent.Mirrored(signs, difference.applyAsDouble(signs)));
		}
		return pairs;
	}

	private static double length(double[] step) {
		double squares = 0;
		for (double part : step) {
			squares += part * part;
		}
		return Math.sqrt(squares);
	}

	@Test
	void it_goes_where_more_is_won_and_nowhere_else() {
		double[] step = Ascent.step(pairs(500, signs -> signs[1] - signs[3]), WEIGHTS);
		assertTrue(step[1] > 1.5 && step[3] < -1.5, "up and down");
		assertEquals(0, step[0], 0.3);
		assertTrue(length(step) <= 3, "no farther than it can see");
	}

	@Test
	void the_less_is_seen_the_shorter_it_is() {
		Random luck = new Random(3);
		List<Ascent.Mirrored> clear = pairs(200, signs -> signs[0] + luck.nextGaussian());
		List<Ascent.Mirrored> blurred = pairs(200, signs -> signs[0] + 6 * luck.nextGaussian());
		assertTrue(length(Ascent.step(clear, WEIGHTS)) > length(Ascent.step(blurred, WEIGHTS)));
	}

	@Test
	void where_both_games_of_all_pairs_end_the_same_nothing_is_done() {
		assertArrayEquals(new double[WEIGHTS], Ascent.step(pairs(50, signs -> 0), WEIGHTS));
		assertArrayEquals(new double[WEIGHTS], Ascent.step(List.of(), WEIGHTS));
	}
}
