package org.hullwright.simulation.training;

import java.util.Arrays;
import java.util.List;

import org.hullwright.engine.learning.Network;
import org.hullwright.engine.random.RandomStreams;

/**
 * Fits a network to examples by stochastic gradient descent on the logistic loss, each weight with a learning rate of its own (AdaGrad:
 * Duchi, Hazan, Singer: Adaptive Subgradient Methods, 2011). The same examples and seed give the same network.
 */
final class NetworkLearner {

	private static final float FIRST_RATE = 0.03f;
	private static final float SMALLEST = 1e-6f;
	private static final double LEAST_MEAN = 1e-3;
	/** Squares that count as seen before, so that the first examples do not move weights far. */
	private static final float DAMPING = 1;
	/** What is left of random weights to the output where it begins with something that is thought to be good. */
	private static final float HARDLY = 0.1f;
	private static final long STREAM = RandomStreams.named("network");
	private static final int FINE = 1_000_000;

	private final int hidden;
	private final long seed;
	private final float[] scale;
	private final float[] direct;
	private final float[] first;
	private final float[] bias;
	private final float[] second;
	private float outputBias;
	private float rate = FIRST_RATE;
	private final float[] directSquares;
	private final float[] firstSquares;
	private final float[] biasSquares;
	private final float[] secondSquares;
	private float outputSquares;
	private final float[] units;
	private int drawn;

	/**
	 * A learner that knows nothing yet.
	 *
	 * @param scale what each feature is multiplied with; 0 for those that tell nothing
	 */
	NetworkLearner(float[] scale, int hidden, long seed) {
		this.hidden = hidden;
		this.seed = seed;
		this.scale = scale;
		int inputs = scale.length;
		direct = new float[inputs];
		first = new float[inputs * hidden];
		bias = new float[hidden];
		second = new float[hidden];
		directSquares = new float[inputs];
		firstSquares = new float[inputs * hidden];
		biasSquares = new float[hidden];
		secondSquares = new float[hidden];
		units = new float[hidden];
		for (int at = 0; at < first.length; at++) {
			first[at] = 0.1f * signed();
		}
		for (int at = 0; at < hidden; at++) {
			second[at] = 0.3f * signed();
		}
		Arrays.fill(directSquares, DAMPING);
		Arrays.fill(firstSquares, DAMPING);
		Arrays.fill(biasSquares, DAMPING);
		Arrays.fill(secondSquares, DAMPING);
	}

	/**
	 * Begins with what is thought to be good: a sum of features, to which what is learned is added.
	 *
	 * @param features their numbers
	 * @param weight of each in the output
	 */
	void beginWith(int[] features, float weight) {
		for (int feature : features) {
			direct[feature] = scale[feature] == 0 ? 0 : weight / scale[feature];
		}
		for (int unit = 0; unit < hidden; unit++) {
			second[unit] *= HARDLY;
		}
	}

	/** Begins with the mean of what came of the examples, so that it does not learn that first from features that happen to go with it. */
	void beginWithMean(List<Example> examples) {
		double target = 0;
		double odds = 0;
		for (Example example : examples) {
			target += example.target();
			odds += example.logOdds();
		}
		double mean = Math.clamp(target / examples.size(), LEAST_MEAN, 1 - LEAST_MEAN);
		outputBias = (float) (Math.log(mean / (1 - mean)) - odds / examples.size());
	}

	/**
	 * Goes on from an earlier network, in smaller steps.
	 *
	 * @param slower what the learning rate is multiplied with
	 */
	void goBack(Network earlier, float slower) {
		System.arraycopy(earlier.direct(), 0, direct, 0, direct.length);
		System.arraycopy(earlier.first(), 0, first, 0, first.length);
		System.arraycopy(earlier.bias(), 0, bias, 0, hidden);
		System.arraycopy(earlier.second(), 0, second, 0, hidden);
		outputBias = earlier.outputBias();
		rate *= slower;
	}

	private float signed() {
		return 2f * RandomStreams.below(seed, STREAM, drawn++, FINE) / FINE - 1;
	}

	/** Goes through all examples once, in a random order. */
	void epoch(List<Example> examples) {
		int[] order = new int[examples.size()];
		Arrays.setAll(order, at -> at);
		for (int at = order.length - 1; at > 0; at--) {
			int other = RandomStreams.below(seed, STREAM, drawn++, at + 1);
			int kept = order[at];
			order[at] = order[other];
			order[other] = kept;
		}
		for (int at : order) {
			learn(examples.get(at));
		}
	}

	/** The mean logistic loss over examples, in nats. */
	double loss(List<Example> examples) {
		double sum = 0;
		for (Example example : examples) {
			double probability = Math.clamp(probability(example), 1e-7, 1 - 1e-7);
			sum -= example.target() * Math.log(probability) + (1 - example.target()) * Math.log(1 - probability);
		}
		return sum / examples.size();
	}

	private float scaled(int input, float value) {
		return Math.clamp(value * scale[input], -Network.LARGEST_INPUT, Network.LARGEST_INPUT);
	}

	private double probability(Example example) {
		Position position = example.position();
		System.arraycopy(bias, 0, units, 0, hidden);
		float output = outputBias + example.logOdds();
		int[] inputs = position.inputs();
		float[] values = position.values();
		for (int at = 0; at < inputs.length; at++) {
			int input = inputs[at];
			float value = scaled(input, values[at]);
			if (value != 0) {
				output += direct[input] * value;
				int row = input * hidden;
				for (int unit = 0; unit < hidden; unit++) {
					units[unit] += first[row + unit] * value;
				}
			}
		}
		for (int unit = 0; unit < hidden; unit++) {
			output += second[unit] * Math.max(0, units[unit]);
		}
		return 1 / (1 + Math.exp(-output));
	}

	private void learn(Example example) {
		Position position = example.position();
		float error = (float) (probability(example) - example.target());
		float[] back = new float[hidden];
		for (int unit = 0; unit < hidden; unit++) {
			if (units[unit] > 0) {
				back[unit] = error * second[unit];
				second[unit] = step(second[unit], error * units[unit], secondSquares, unit);
				bias[unit] = step(bias[unit], back[unit], biasSquares, unit);
			}
		}
		outputSquares += error * error;
		outputBias -= rate * error / (float) Math.sqrt(outputSquares + SMALLEST);
		int[] inputs = position.inputs();
		for (int at = 0; at < inputs.length; at++) {
			int input = inputs[at];
			float value = scaled(input, position.values()[at]);
			if (value != 0) {
				direct[input] = step(direct[input], error * value, directSquares, input);
				int row = input * hidden;
				for (int unit = 0; unit < hidden; unit++) {
					float gradient = back[unit] * value;
					float squares = firstSquares[row + unit] + gradient * gradient;
					firstSquares[row + unit] = squares;
					first[row + unit] -= rate * gradient / (float) Math.sqrt(squares + SMALLEST);
				}
			}
		}
	}

	private float step(float weight, float gradient, float[] squares, int at) {
		squares[at] += gradient * gradient;
		return weight - rate * gradient / (float) Math.sqrt(squares[at] + SMALLEST);
	}

	/** What has been learned so far. */
	Network network() {
		return new Network(scale.clone(), direct.clone(), first.clone(), bias.clone(), second.clone(), outputBias);
	}
}
