package org.hullwright.engine.game;

import java.util.List;

/** What the end of a game is worth to a player, from 0 to 1: what is learned to be foreseen. */
public final class Reward {

	private static final double HALF = 0.5;

	private Reward() {}

	/**
	 * 1 for who has won; where a game tells scores, half of it is for those, by how many others one has more than.
	 *
	 * @param seat of the player, from 1
	 * @param scores by seat; empty in a game without scores
	 */
	public static double of(int seat, boolean won, List<Integer> scores) {
		double victory = won ? 1 : 0;
		if (scores.size() < 2) {
			return victory;
		}
		int own = scores.get(seat - 1);
		double beaten = 0;
		for (int other = 1; other <= scores.size(); other++) {
			if (other != seat) {
				int score = scores.get(other - 1);
				beaten += score < own ? 1 : score == own ? HALF : 0;
			}
		}
		return HALF * victory + HALF * beaten / (scores.size() - 1);
	}
}
