package org.hullwright.engine.agent;

import java.util.OptionalLong;

/**
 * The forward model of agents that search: plays rollouts from a decision, apart from the game. What the player who decides cannot know is
 * determinized, and chance falls otherwise than it will in the game, so that an agent learns nothing of what is to come.
 */
public interface ForwardModel {

	/**
	 * Plays on until the game ends or the policy leaves it with {@link GameAbandoned}.
	 *
	 * @param chance seed: the same number makes the same determinization and the same rolls
	 * @param policy takes all decisions, of all seats, from this one on
	 * @return how things stand then; the same decision with the same numbers always gives the same
	 */
	Prospect rollout(long chance, Agent policy);

	/**
	 * The same, but no further than to the end of the procedure, rule or phase that asks. What the game does after that is mostly done
	 * whichever option is taken, sooner or later: an option that only brings it nearer would be blamed for it (the horizon effect).
	 */
	Prospect rolloutWithinRule(long chance, Agent policy);

	/** How things stand after some decisions; to be asked before the next rollout, which takes their place. */
	interface Prospect {

		/** What that is worth to the player on a seat, from 1; empty when a rule failed, which it may only in this determinization. */
		OptionalLong worthTo(int seat);
	}
}
