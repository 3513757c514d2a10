package org.hullwright.engine.game;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.learning.LearnedEvaluation;
import org.hullwright.engine.node.Indicator;

/**
 * By what the prospects of players can be told.
 *
 * @param indicators numbers about them, from goals and derived values
 * @param learned the evaluation function that was learned; null when there is none
 */
public record Prospects(List<Indicator> indicators, @Nullable LearnedEvaluation learned) {

	public Prospects {
		indicators = List.copyOf(indicators);
	}
}
