package org.hullwright.simulation.odds;

import java.util.List;

/**
 * A probability distribution that is known exactly: a die, or the first draw from a full deck.
 *
 * @param source number of the place in the text where it is rolled, or where the deck is declared
 * @param title of the die or the deck
 * @param outcomes in the order of the faces, or the most frequent first
 * @param means whether it is rolled or drawn
 */
public record Chance(int source, String title, Means means, List<Outcome> outcomes) {

	/** How chance comes in. */
	public enum Means {
		ROLL, FIRST_DRAW
	}

	/**
	 * Something that may come.
	 *
	 * @param ways how many faces or cards are this
	 * @param of how many there are in all, at least 1
	 */
	public record Outcome(String title, int ways, int of) {

		/** How probable it is, from 0 to 1. */
		public double probability() {
			return (double) ways / of;
		}
	}

	public Chance {
		outcomes = List.copyOf(outcomes);
	}
}
