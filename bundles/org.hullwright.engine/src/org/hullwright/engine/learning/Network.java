package org.hullwright.engine.learning;

/**
 * A small neural network: features, scaled, one hidden layer of rectified linear units beside a direct connection, and one logistic output.
 * Immutable, and its arrays are not to be changed.
 *
 * @param scale what each input is multiplied with
 * @param direct weight from each input to the output
 * @param first weights from each input to each hidden unit, input by input
 * @param bias of the hidden units
 * @param second weight from each hidden unit to the output
 * @param outputBias of the output
 */
public record Network(float[] scale, float[] direct, float[] first, float[] bias, float[] second, float outputBias) {

	/** Scaled inputs are kept between this and its negative, so that nothing unheard of drowns all else. */
	public static final float LARGEST_INPUT = 4;

	/** The same as it is kept, with half-precision numbers, so that going on from a file is going on from where it was. */
	public Network rounded() {
		return new Network(rounded(scale), rounded(direct), rounded(first), rounded(bias), rounded(second),
				rounded(new float[] { outputBias })[0]);
	}

	private static float[] rounded(float[] numbers) {
		float[] rounded = new float[numbers.length];
		for (int at = 0; at < numbers.length; at++) {
			rounded[at] = Float.float16ToFloat(Float.floatToFloat16(numbers[at]));
		}
		return rounded;
	}

	/** How many inputs there are. */
	public int inputs() {
		return scale.length;
	}

	/** How many hidden units there are. */
	public int hidden() {
		return bias.length;
	}

	/** An input as the network sees it. */
	public float scaled(int input, float value) {
		return Math.clamp(value * scale[input], -LARGEST_INPUT, LARGEST_INPUT);
	}

	/**
	 * The forward pass.
	 *
	 * @param features all features of a game
	 * @param used number of the feature of each input
	 * @param units room for as many numbers as there are hidden units
	 * @return the probability that the network puts out, from 0 to 1
	 */
	public double probability(float[] features, int[] used, float[] units) {
		System.arraycopy(bias, 0, units, 0, units.length);
		float output = outputBias;
		for (int input = 0; input < used.length; input++) {
			float value = used[input] < 0 ? 0 : features[used[input]];
			if (value != 0) {
				float scaled = scaled(input, value);
				output += direct[input] * scaled;
				int row = input * units.length;
				for (int unit = 0; unit < units.length; unit++) {
					units[unit] += first[row + unit] * scaled;
				}
			}
		}
		for (int unit = 0; unit < units.length; unit++) {
			output += second[unit] * Math.max(0, units[unit]);
		}
		return 1 / (1 + Math.exp(-output));
	}
}
