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
 * @param weights of each goal, by its name as a feature; goals of one name have the same
 */
public record StoredWeights(Provenance provenance, SequencedMap<String, Weight> weights) implements Stored {

	/**
	 * The weight of a goal.
	 *
	 * @param factor what it is multiplied with
	 * @param digest of its text when that was learned
	 */
	public record Weight(double factor, String digest) {}

	/** @throws IllegalArgumentException when one is no finite number */
	public StoredWeights {
		weights = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(weights));
		if (!weights.values().stream().allMatch(weight -> Double.isFinite(weight.factor()))) {
			throw new IllegalArgumentException("a weight has to be a finite number");
		}
	}

	/** Weights of goals as they are written now. */
	public static StoredWeights of(Provenance provenance, SequencedMap<String, Double> factors, FeatureExtractor extractor) {
		SequencedMap<String, String> digests = extractor.digestsOfGoals();
		SequencedMap<String, Weight> weights = new LinkedHashMap<>();
		factors.forEach((goal, factor) -> weights.put(goal, new Weight(factor, digests.getOrDefault(goal, ""))));
		return new StoredWeights(provenance, weights);
	}

	@Override
	public StoredWeights from(Provenance origin) {
		return new StoredWeights(origin, weights);
	}

	@Override
	public Collection<String> names() {
		return weights.keySet();
	}

	@Override
	public GoalWeights in(FeatureExtractor extractor) {
		SequencedMap<String, Double> factors = factors(extractor);
		return new GoalWeights(Arrays.stream(extractor.goals()).mapToObj(goal -> factors.get(extractor.names().get(goal))).toList(),
				provenance);
	}

	/**
	 * What each goal of a game is multiplied with: one that was not there when it was learned, or said something else, counts as it is
	 * written.
	 */
	public SequencedMap<String, Double> factors(FeatureExtractor extractor) {
		SequencedMap<String, Double> factors = new LinkedHashMap<>();
		extractor.digestsOfGoals().forEach((goal, digest) -> {
			Weight learned = weights.get(goal);
			factors.put(goal, learned != null && learned.digest().equals(digest) ? learned.factor() : 1.0);
		});
		return factors;
	}
}
