package org.hullwright.engine.learning;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Learned weights of the goals that are written: the same goals, each of which counts as much as wins games.
 *
 * @param factors what each goal is multiplied with, by its position in the game
 * @param provenance where they come from; null for those that were never kept
 */
public record GoalWeights(List<Double> factors, @Nullable Provenance provenance) implements Learned {

	public GoalWeights {
		factors = List.copyOf(factors);
	}
}
