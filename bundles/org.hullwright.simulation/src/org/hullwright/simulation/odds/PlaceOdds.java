package org.hullwright.simulation.odds;

import org.hullwright.simulation.statistics.Sample;
import org.hullwright.simulation.statistics.Share;

/**
 * How often something is performed that stands at a place in the text.
 *
 * @param source number of the place
 * @param what stands there
 * @param games in how many games it was performed; of a condition, in how many it did not hold
 * @param times how often in a game, over all games
 * @param wonWith how many were won of the games in which it was performed
 * @param wonWithout how many were won of the others
 * @param taken of an option: how often it was taken of all decisions that offered it; 0 of 0 where there were none
 */
public record PlaceOdds(int source, What what, Share games, Sample times, Share wonWith, Share wonWithout, Share taken) {

	/** What stands at a place. */
	public enum What {
		RULE, SENTENCE, OPTION,
		/** The condition of an `if` without another case; told by how often it did not hold. */
		PASSED_CONDITION
	}
}
