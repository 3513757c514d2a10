package org.hullwright.simulation.ask;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.simulation.statistics.Share;

/**
 * What the games answer.
 *
 * @param games how many were played to their end, or to where it is so; those that a rule broke do not count
 * @param held in how many of them it is so at some time
 * @param broken how many a rule broke
 * @param witness a game in which it is so, the first one or the shortest, as was wanted; null when there is none
 * @param unanswered in how many of them it could not be told at some time, which counts as not so
 * @param obstacle why not, the first time; empty when it could always be told
 */
public record Reply(int games, int held, int broken, @Nullable Witness witness, int unanswered, String obstacle) {

	/** Before any game. */
	static final Reply NONE = new Reply(0, 0, 0, null, 0, "");

	/** In which share of the games it is so at some time. */
	public Share share() {
		return new Share(held, games);
	}
}
