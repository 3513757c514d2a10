package org.hullwright.simulation.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

import org.hullwright.engine.learning.Network;
import org.junit.jupiter.api.Test;

/** When fitting a network stops. */
class FittingTest {

	private static final int FEATURES = 60;
	private static final int HIDDEN = 8;
	private static final int POSITIONS = 40;

	@Test
	void learnsNoGamesByHeart() {
		// given games that are won by chance, each known by its features
		List<Example> seen = games(1, 150, false);
		List<Example> unseen = games(1_000, 1_000, false);

		// when a network is fitted, then it takes no other game to be as good as decided
		double sure = sureness(fitted(seen), unseen);
		assertTrue(sure < 0.25, () -> "on average it is off even chances by " + sure);
	}

	@Test
	void learnsWhatWinsInAllGames() {
		// given games that are won by those who have the first feature
		List<Example> seen = games(1, 150, true);
		List<Example> unseen = games(1_000, 1_000, true);

		// when a network is fitted, then it tells who wins others
		Fitting.Fitted fitted = fitted(seen);
		double right = unseen.stream().filter(example -> probability(fitted, example) > 0.5 == example.target() > 0.5).count()
				/ (double) unseen.size();
		assertTrue(right > 0.95, () -> "it tells " + right);
	}

	@Test
	void learnsSomethingFromASingleGame() {
		// given a game of which nothing is left when games are kept apart, or nothing is kept apart
		for (int seed = 1; seed <= 40; seed++) {
			List<Example> seen = games(seed, 1, false);

			// when a network is fitted, then it is sure of the only outcome that it knows
			double told = probability(fitted(seen), seen.getFirst());
			assertEquals(seen.getFirst().target(), told, 0.1);
		}
	}

	private static Fitting.Fitted fitted(List<Example> examples) {
		return new Fitting(FEATURES, new int[0], HIDDEN, 1).fit(examples, () -> false);
	}

	private static double sureness(Fitting.Fitted fitted, List<Example> examples) {
		return examples.stream().mapToDouble(example -> Math.abs(probability(fitted, example) - 0.5)).average().orElseThrow();
	}

	private static double probability(Fitting.Fitted fitted, Example example) {
		Network network = fitted.network();
		float[] features = new float[FEATURES];
		for (int at = 0; at < example.position().inputs().length; at++) {
			features[example.position().inputs()[at]] = example.position().values()[at];
		}
		return network.probability(features, fitted.inputs().stream().mapToInt(Integer::intValue).toArray(), new float[HIDDEN]);
	}

	/** Each game has some features of its own, in all of its positions. */
	private static List<Example> games(int firstSeed, int count, boolean isToldByFirst) {
		List<Example> examples = new ArrayList<>();
		for (int seed = firstSeed; seed < firstSeed + count; seed++) {
			Random random = new Random(seed);
			int[] own = IntStream.range(0, FEATURES).filter(feature -> random.nextBoolean()).toArray();
			boolean won = isToldByFirst ? own.length > 0 && own[0] == 0 : random.nextBoolean();
			float[] values = new float[own.length];
			Arrays.fill(values, 1);
			for (int position = 0; position < POSITIONS; position++) {
				examples.add(new Example(new Position(1, own, values), seed, won ? 1 : 0, 0));
			}
		}
		return examples;
	}
}
