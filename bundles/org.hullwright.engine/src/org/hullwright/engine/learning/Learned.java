package org.hullwright.engine.learning;

import org.eclipse.jdt.annotation.Nullable;

/** What was learned of a game, by which its agents evaluate positions. Shared by all games and threads. */
public sealed interface Learned permits LearnedEvaluation, GoalWeights {

	/** Where it comes from; null for what was never kept. */
	@Nullable
	Provenance provenance();
}
