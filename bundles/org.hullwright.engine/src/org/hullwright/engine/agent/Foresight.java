package org.hullwright.engine.agent;

import java.util.OptionalLong;

/**
 * Plays on from a decision, apart from the game. What the player who decides cannot know is guessed, and chance falls otherwise than it
 * will in the game, so that nobody learns what is to come.
 */
public interface Foresight {

	/**
	 * Plays on until the game ends or a mind leaves it with {@link GameAbandoned}.
	 *
	 * @param chance the same number makes the same guess and the same rolls
	 * @param mind takes all decisions, of all seats, from this one on
	 * @return how things stand then; the same decision with the same numbers always gives the same
	 */
	Prospect play(long chance, Agent mind);

	/** How things stand after some decisions. */
	interface Prospect {

		/** What that is worth to the player on a seat, from 1; empty when a rule failed, which it may only on this guess. */
		OptionalLong worthTo(int seat);
	}
}
