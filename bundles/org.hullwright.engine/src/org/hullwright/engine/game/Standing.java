package org.hullwright.engine.game;

import java.util.List;

/**
 * What a game tells of its players at the end.
 *
 * @param scores by seat; none in a game without scores
 * @param teams what the team of each seat is called, empty text for a player in none; none in a game without teams
 */
public record Standing(List<Integer> scores, List<String> teams) {

	/** Of a game that tells nothing but who has won. */
	public static final Standing NONE = new Standing(List.of(), List.of());

	public Standing {
		scores = List.copyOf(scores);
		teams = List.copyOf(teams);
	}
}
