package org.hullwright.engine.tree;

import org.eclipse.jdt.annotation.Nullable;

/**
 * What a game tells of each player, besides who has won. No part of the rules.
 *
 * @param score null when players have none
 * @param team null when there are none
 */
public record Standings(@Nullable Score score, @Nullable Team team) {

	/** Of a game that tells nothing more. */
	public static final Standings NONE = new Standings(null, null);

	/**
	 * A number for each player.
	 *
	 * @param worth the player is in slot 0
	 * @param lowest whether less is better
	 * @param slots size of the frame that it is computed in
	 */
	public record Score(Value worth, boolean lowest, int slots, int source) {}

	/**
	 * The team of each player: those with the same are in one.
	 *
	 * @param value the player is in slot 0; absent for who is in none
	 * @param title what the team is called
	 * @param slots size of the frame that both are computed in
	 */
	public record Team(Value value, Text title, int slots, int source) {}
}
