package org.hullwright.engine.testing;

import org.hullwright.engine.tree.Place;

/**
 * A line of a pack that tells a player what is hidden from them.
 *
 * @param place of the line
 * @param way how it tells
 * @param secret what was told in the game it was found in: a piece, or a state with its value
 * @param seat of a player to whom it was told, from 1
 * @param seed of that game
 */
public record Leak(Place place, Way way, String secret, int seat, long seed) {

	/** How a player gets to know something. */
	public enum Way {

		/** By a line of the log. */
		LOG("this line of the log names"),
		/** By what somebody is asked. */
		PROMPT("this question names"),
		/** By an option that is offered to them. */
		OPTION("this option names"),
		/** By what another player chose. */
		CHOICE("what is chosen here is told to everybody, so it should be chosen secretly: it names"),
		/** By what the choice of another player leads to. */
		OUTCOME("what is chosen here is told to everybody, so it should be chosen secretly: it decides"),
		/** By a state that they see. */
		STATE("this state is visible and names");

		private final String words;

		Way(String words) {
			this.words = words;
		}
	}

	/** What is wrong, in a sentence without the place. */
	public String message() {
		return way.words + " " + secret + ", which is hidden from player " + seat;
	}
}
