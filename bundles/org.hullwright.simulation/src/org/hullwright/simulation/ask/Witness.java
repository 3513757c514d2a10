package org.hullwright.simulation.ask;

import java.util.List;

/**
 * A moment of a game in which what was asked about is so for the first time.
 *
 * @param seed of the game
 * @param decisions how many are taken before
 * @param round in which it is, from 1; 0 during the set-up
 * @param prompt what is asked next; empty when the game is over
 * @param source number of the place in the text that asks; 0 when the game is over
 * @param options the numbers of the options that were taken until then
 */
public record Witness(long seed, int players, int decisions, int round, String prompt, int source, List<Integer> options) {

	public Witness {
		options = List.copyOf(options);
	}

	/** Whether it is so only when the game is over. */
	public boolean isAtTheEnd() {
		return source == 0;
	}
}
