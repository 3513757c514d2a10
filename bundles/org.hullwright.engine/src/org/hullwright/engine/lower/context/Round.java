package org.hullwright.engine.lower.context;

import java.util.List;

import org.hullwright.model.Phase;

/**
 * What is played round by round.
 *
 * @param phases in their order; none in a pack without a game
 * @param awaited whether the pack adds to others, none of which brings a game, so that one has to be chosen before it is played
 */
public record Round(List<Phase> phases, boolean awaited) {

	/** Copies the list. */
	public Round {
		phases = List.copyOf(phases);
	}
}
