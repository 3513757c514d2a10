package org.hullwright.engine.game;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.learning.Learned;
import org.hullwright.engine.node.Indicator;

/**
 * By what the prospects of players can be told.
 *
 * @param indicators numbers about them, from goals and derived values
 * @param learned what was learned for the game; null when there is nothing
 */
public record Prospects(List<Indicator> indicators, @Nullable Learned learned) {

	public Prospects {
		indicators = List.copyOf(indicators);
	}
}
