package org.hullwright.simulation.training;

/**
 * A training example: a position as a player saw it.
 *
 * @param seat of the player, from 1
 * @param inputs numbers of the features that are not 0
 * @param values their values
 */
record Position(int seat, int[] inputs, float[] values) {

	/** From all features. */
	static Position of(int seat, float[] features) {
		int count = 0;
		for (float feature : features) {
			if (feature != 0) {
				count++;
			}
		}
		int[] inputs = new int[count];
		float[] values = new float[count];
		int at = 0;
		for (int feature = 0; feature < features.length; feature++) {
			if (features[feature] != 0) {
				inputs[at] = feature;
				values[at++] = features[feature];
			}
		}
		return new Position(seat, inputs, values);
	}
}
