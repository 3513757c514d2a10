package org.hullwright.engine.learning;

import java.util.Collection;
import java.util.List;

/**
 * A learned evaluation function as it is kept beside a pack.
 *
 * @param provenance where it comes from
 * @param inputs names of the features that the network is over, input by input
 */
public record StoredEvaluation(Provenance provenance, List<String> inputs, Network network) implements Stored {

	/** @throws IllegalArgumentException when names and network do not fit each other */
	public StoredEvaluation {
		inputs = List.copyOf(inputs);
		if (inputs.size() != network.inputs()) {
			throw new IllegalArgumentException("there are names for " + inputs.size() + " of " + network.inputs() + " inputs");
		}
	}

	@Override
	public StoredEvaluation from(Provenance origin) {
		return new StoredEvaluation(origin, inputs, network);
	}

	@Override
	public Collection<String> names() {
		return inputs;
	}

	@Override
	public LearnedEvaluation in(FeatureExtractor extractor) {
		return LearnedEvaluation.of(extractor, inputs, network).from(provenance);
	}
}
