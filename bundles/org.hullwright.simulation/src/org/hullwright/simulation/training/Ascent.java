package org.hullwright.simulation.training;

import java.util.List;

/**
 * One step of simultaneous perturbation (Spall: Multivariate Stochastic Approximation Using a Simultaneous Perturbation Gradient
 * Approximation, 1992): all weights are perturbed at once, up or down by chance, and in mirrored pairs, so that what a seed does to both
 * games of a pair falls out. What chance alone would show is taken off the gradient: of its length (James and Stein, 1961), so that where
 * nothing is seen hardly anything is done; and of each weight by itself (the non-negative garrote: Breiman, 1995), so that those that make
 * no difference stay as they are.
 */
final class Ascent {

	/** How far a step goes at most, in perturbations of one weight. */
	private static final double LONGEST = 3;

	private Ascent() {}

	/**
	 * What came of a mirrored pair.
	 *
	 * @param signs of the perturbation in the first of its games, by weight: 1 or -1; the other game had their opposites
	 * @param difference of the rewards of both
	 */
	record Mirrored(int[] signs, double difference) {}

	/**
	 * The step that leads up.
	 *
	 * @param weights how many there are
	 * @return by weight, in perturbations
	 */
	static double[] step(List<Mirrored> pairs, int weights) {
		double[] gradient = new double[weights];
		double chance = 0; // the square of what signs that have nothing to do with the differences would show of each weight
		for (Mirrored pair : pairs) {
			chance += pair.difference() * pair.difference();
			for (int weight = 0; weight < weights; weight++) {
				gradient[weight] += pair.signs()[weight] * pair.difference();
			}
		}
		double seen = square(gradient);
		if (seen <= weights * chance) {
			return new double[weights];
		}
		for (int weight = 0; weight < weights; weight++) {
			double slope = gradient[weight];
			gradient[weight] = slope * slope <= chance ? 0 : slope - chance / slope;
		}
		double length = LONGEST * (1 - weights * chance / seen) / Math.sqrt(square(gradient));
		for (int weight = 0; weight < weights; weight++) {
			gradient[weight] *= length;
		}
		return gradient;
	}

	private static double square(double[] vector) {
		double square = 0;
		for (double part : vector) {
			square += part * part;
		}
		return square;
	}
}
