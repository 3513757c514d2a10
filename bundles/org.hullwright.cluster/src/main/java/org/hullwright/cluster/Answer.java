package org.hullwright.cluster;

import java.io.Serializable;
import java.util.List;

/** What a worker says to a part that it was asked to play. */
sealed interface Answer extends Serializable {

	/**
	 * It has played all games.
	 *
	 * @param results a line for each game
	 * @param nanoseconds that it took, without what is done once for all parts
	 */
	record Played(List<String> results, long nanoseconds) implements Answer {}

	/**
	 * It would play something else than what was asked for.
	 *
	 * @param reason for people
	 */
	record Refused(String reason) implements Answer {}
}
