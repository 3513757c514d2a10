package org.hullwright.simulation.training;

import java.util.List;

/**
 * A game that was played to learn from.
 *
 * @param ends by seat, how it ended for the player; empty when a rule broke the game
 * @param positions some of it
 * @param error what a rule did wrong; empty when none broke the game
 */
record PlayedGame(Way way, long seed, List<End> ends, List<Position> positions, String error) {

	/**
	 * How a game ended for a player.
	 *
	 * @param reward from 0 to 1
	 * @param goals what the goals that are written say of it
	 */
	record End(double reward, long goals) {}

	boolean isBroken() {
		return !error.isEmpty();
	}

	/** The mean reward of its players; 0 for one that a rule broke. */
	double reward() {
		return ends.stream().mapToDouble(End::reward).average().orElse(0);
	}
}
