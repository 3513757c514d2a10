package org.hullwright.engine.learning;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;

/**
 * An evaluation function that was learned from games: a network over some of the features of a game. Shared by all games and threads.
 *
 * @param extractor of the features of the game it is used in
 * @param used number of the feature of each input of the network there; -1 for one that the game does not have, which counts as 0
 * @param provenance where it comes from; null for one that was never kept
 */
public record LearnedEvaluation(FeatureExtractor extractor, int[] used, Network network, @Nullable Provenance provenance)
		implements
		Learned {

	/**
	 * Fits a network to a game, which may be another version of the one it was learned for.
	 *
	 * @param inputs names of the features that it was learned over, input by input
	 */
	public static LearnedEvaluation of(FeatureExtractor extractor, List<String> inputs, Network network) {
		return of(extractor, inputs.stream().mapToInt(extractor.names()::indexOf).toArray(), network);
	}

	/**
	 * The same by numbers of features.
	 *
	 * @param used number of the feature of each input; -1 for one that the game does not have
	 */
	public static LearnedEvaluation of(FeatureExtractor extractor, int[] used, Network network) {
		return new LearnedEvaluation(extractor.only(used), used, network, null);
	}

	/** The same with where it comes from. */
	LearnedEvaluation from(Provenance origin) {
		return new LearnedEvaluation(extractor, used, network, origin);
	}
}
