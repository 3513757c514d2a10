package org.hullwright.engine.learning;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * Learned weights of goals as they are kept beside a pack.
 *
 * @param provenance where they come from
 * @param factors what each goal is multiplied with, by its name as a feature; goals of one name have the same
 */
public record StoredWeights(Provenance provenance, SequencedMap<String, Double> factors) implements Stored {

	/** @throws IllegalArgumentException when one is no finite number */
	public StoredWeights {
		factors = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(factors));
		if (!factors.values().stream().allMatch(Double::isFinite)) {
			throw new IllegalArgumentException("a weight has to be a finite number");
		}
	}

	@Override
	public StoredWeights from(Provenance origin) {
		return new StoredWeights(origin, factors);
	}

	@Override
	public Collection<String> names() {
		return factors.keySet();
	}

	/** A goal that was not there when it was learned counts as much as it is written. */
	@Override
	public GoalWeights in(FeatureExtractor extractor) {
		return new GoalWeights(
				Arrays.stream(extractor.goals()).mapToObj(goal -> factors.getOrDefault(extractor.names().get(goal), 1.0)).toList(),
				provenance);
	}
}
