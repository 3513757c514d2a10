package org.hullwright.engine.agent;

/**
 * Takes decisions for a player. Called on the thread of the game, which waits; an agent that gives up throws {@link GameAbandoned}.
 */
@FunctionalInterface
public interface Agent {

	/** The number of the option it takes, from 0. */
	int choose(Decision decision);

	/** Takes the first option, always. */
	static Agent first() {
		return decision -> 0;
	}
}
