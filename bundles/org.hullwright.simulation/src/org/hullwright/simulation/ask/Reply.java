package org.hullwright.simulation.ask;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.simulation.statistics.Share;

/**
 * What the games answer.
 *
 * @param games how many were played to their end, or to where it is so; those that a rule broke do not count
 * @param held in how many of them it is so at some time
 * @param broken how many a rule broke
 * @param first the first game in which it is so, in the order of their seeds; null when there is none
 */
public record Reply(int games, int held, int broken, @Nullable Witness first) {

	/** In which share of the games it is so at some time. */
	public Share share() {
		return new Share(held, games);
	}
}
