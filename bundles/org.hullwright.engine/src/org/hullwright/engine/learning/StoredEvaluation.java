package org.hullwright.engine.learning;

import java.util.List;

/**
 * A learned evaluation function as it is kept beside a pack.
 *
 * @param provenance where it comes from
 * @param inputs names of the features that the network is over, input by input
 */
public record StoredEvaluation(Provenance provenance, List<String> inputs, Network network) {

	/** Of so many inputs that a game has it is still one that the network was learned for. */
	private static final double ENOUGH = 0.9;

	/** @throws IllegalArgumentException when names and network do not fit each other */
	public StoredEvaluation {
		inputs = List.copyOf(inputs);
		if (inputs.size() != network.inputs()) {
			throw new IllegalArgumentException("there are names for " + inputs.size() + " of " + network.inputs() + " inputs");
		}
	}

	/** Which part of the inputs a game has, from 0 to 1. */
	public double fit(FeatureExtractor extractor) {
		long known = inputs.stream().filter(extractor.names()::contains).count();
		return inputs.isEmpty() ? 1 : (double) known / inputs.size();
	}

	/** Whether a game has enough of the inputs to be played by this. */
	public boolean fits(FeatureExtractor extractor) {
		return fit(extractor) >= ENOUGH;
	}

	/** The evaluation function of a game that this fits. */
	public LearnedEvaluation in(FeatureExtractor extractor) {
		return LearnedEvaluation.of(extractor, inputs, network).from(provenance);
	}
}
