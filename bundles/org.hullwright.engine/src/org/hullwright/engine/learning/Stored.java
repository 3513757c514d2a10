package org.hullwright.engine.learning;

import java.util.Collection;

/** What was learned of a game, as it is kept beside a pack. */
public sealed interface Stored permits StoredEvaluation, StoredWeights {

	/** Of so many names that a game has it is still one that this was learned for. */
	double ENOUGH = 0.9;

	/** Where it comes from. */
	Provenance provenance();

	/** The same with where it comes from. */
	Stored from(Provenance origin);

	/** Names of the features that it is about. */
	Collection<String> names();

	/** What it is in a game that this fits. */
	Learned in(FeatureExtractor extractor);

	/** Which part of the features a game has, from 0 to 1. */
	default double fit(FeatureExtractor extractor) {
		long known = names().stream().filter(extractor.names()::contains).count();
		return names().isEmpty() ? 1 : (double) known / names().size();
	}

	/** Whether a game has enough of the features to be played by this. */
	default boolean fits(FeatureExtractor extractor) {
		return fit(extractor) >= ENOUGH;
	}
}
