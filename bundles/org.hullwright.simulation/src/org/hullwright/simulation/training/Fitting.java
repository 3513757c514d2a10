package org.hullwright.simulation.training;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.hullwright.engine.learning.Network;
import org.hullwright.engine.random.RandomStreams;

/**
 * Fits a network to the examples of a generation, with early stopping: it stops when it tells no more about games that it does not learn
 * from. Examples of one game are never on both sides of that, or what was learned by heart would seem to be understood.
 */
final class Fitting {

	/** Fewer positions are gone through more often. */
	private static final int EXAMPLES_OF_A_TRAINING = 1_500_000;
	private static final int FEWEST_EPOCHS = 6;
	private static final int MOST_EPOCHS = 40;
	/** Epochs without a smaller loss after which it stops; after each of them it goes back and learns in smaller steps. */
	private static final int PATIENCE = 3;
	private static final float SLOWER = 0.3f;
	/** One in so many games is kept apart, with all of its examples, to see when to stop. */
	private static final int APART = 10;
	/** Features that vary less tell nothing. */
	private static final double LEAST_VARIANCE = 1e-6;
	private static final double LEAST_SCALE = 0.1;
	private static final long STREAM = RandomStreams.named("games apart");

	private final int features;
	private final int[] goals;
	private final int hidden;
	private final long seed;

	/**
	 * @param features how many there are
	 * @param goals numbers of those that together are what players strive for; none where no goals are written
	 * @param seed of the order of examples, and of a network that begins
	 */
	Fitting(int features, int[] goals, int hidden, long seed) {
		this.features = features;
		this.goals = goals;
		this.hidden = hidden;
		this.seed = seed;
	}

	/** What came out. */
	record Fitted(Network network, List<Integer> inputs, double loss) {}

	/** Fits a network that knows nothing yet. */
	Fitted fit(List<Example> examples, BooleanSupplier cancelled) {
		List<Example> all = new ArrayList<>(examples);
		Collections.shuffle(all, new Random(seed));
		float[] scale = scale(all);
		Map<Boolean, List<Example>> parts = all.stream().collect(Collectors.partitioningBy(this::isApart));
		boolean canPart = !parts.get(true).isEmpty() && !parts.get(false).isEmpty(); // not so with very few games
		List<Example> apart = canPart ? parts.get(true) : all;
		List<Example> learned = canPart ? parts.get(false) : all;
		NetworkLearner learner = new NetworkLearner(scale, hidden, seed);
		learner.beginWith(goals, (float) (1 / deviationOfGoals(all)));
		learner.beginWithMean(learned);
		Network best = learner.network();
		double least = learner.loss(apart);
		int epochs = Math.clamp(EXAMPLES_OF_A_TRAINING / Math.max(1, learned.size()), FEWEST_EPOCHS, MOST_EPOCHS);
		int since = 0;
		for (int epoch = 0; epoch < epochs && since < PATIENCE; epoch++) {
			if (cancelled.getAsBoolean()) {
				throw new CancellationException();
			}
			learner.epoch(learned);
			double loss = learner.loss(apart);
			if (loss < least) {
				least = loss;
				best = learner.network();
				since = 0;
			} else {
				since++;
				learner.goBack(best, SLOWER);
			}
		}
		List<Integer> inputs = IntStream.range(0, features).filter(feature -> scale[feature] > 0).boxed().toList();
		return new Fitted(compact(best, inputs).rounded(), inputs, least);
	}

	/** By chance, for ways to play come in turn. */
	private boolean isApart(Example example) {
		return RandomStreams.below(seed + example.game(), STREAM, 0, APART) == 0;
	}

	/** The standard deviation of the sum of all goals over the positions; 1 where they are always the same. */
	private double deviationOfGoals(List<Example> examples) {
		double sum = 0;
		double squares = 0;
		for (Example example : examples) {
			double value = 0;
			for (int at = 0; at < example.position().inputs().length; at++) {
				if (Arrays.binarySearch(goals, example.position().inputs()[at]) >= 0) {
					value += example.position().values()[at];
				}
			}
			sum += value;
			squares += value * value;
		}
		double mean = sum / examples.size();
		double variance = squares / examples.size() - mean * mean;
		return variance > LEAST_VARIANCE ? Math.sqrt(variance) : 1;
	}

	private float[] scale(List<Example> examples) {
		double[] sums = new double[features];
		double[] squares = new double[features];
		for (Example example : examples) {
			Position position = example.position();
			for (int at = 0; at < position.inputs().length; at++) {
				double value = position.values()[at];
				sums[position.inputs()[at]] += value;
				squares[position.inputs()[at]] += value * value;
			}
		}
		float[] scale = new float[features];
		for (int feature = 0; feature < features; feature++) {
			double mean = sums[feature] / examples.size();
			double square = squares[feature] / examples.size();
			if (square - mean * mean > LEAST_VARIANCE) {
				scale[feature] = (float) (1 / Math.max(LEAST_SCALE, Math.sqrt(square)));
			}
		}
		return scale;
	}

	/** Only the inputs that tell something. */
	private Network compact(Network network, List<Integer> inputs) {
		float[] scale = new float[inputs.size()];
		float[] direct = new float[inputs.size()];
		float[] first = new float[inputs.size() * hidden];
		for (int input = 0; input < inputs.size(); input++) {
			int feature = inputs.get(input);
			scale[input] = network.scale()[feature];
			direct[input] = network.direct()[feature];
			System.arraycopy(network.first(), feature * hidden, first, input * hidden, hidden);
		}
		return new Network(scale, direct, first, Arrays.copyOf(network.bias(), hidden), Arrays.copyOf(network.second(), hidden),
				network.outputBias());
	}
}
