package org.hullwright.engine.game;

import java.util.List;

/**
 * How a game ended.
 *
 * @param reason in the words of the rules; may be empty
 * @param winners seats, from 1
 * @param standing scores and teams
 * @param rounds how many were begun
 * @param decisions how many were taken that had more than one option
 * @param fingerprint of the final state
 */
public record Outcome(String reason, List<Integer> winners, Standing standing, int rounds, int decisions, long fingerprint) {

	public Outcome {
		winners = List.copyOf(winners);
	}
}
