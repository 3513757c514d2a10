package org.hullwright.simulation.training;

import java.util.List;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.learning.Network;

/**
 * What came of the games of a generation, and what was learned from them.
 *
 * @param number 0 for the one that played at random
 * @param teacher what its games were played by
 * @param won by way to play, which share of the players won
 * @param broken games that rules broke, those of each error together
 * @param positions how many positions were learned from
 * @param loss mean logistic loss over positions that were kept apart, in nats
 * @param network what was learned; null when no game was won, so that nothing could be
 * @param inputs numbers of the features that are the inputs of the network
 */
public record Generation(int number, Teacher teacher, Map<Way, Double> won, List<BrokenGames> broken, int positions, double loss,
		@Nullable Network network, List<Integer> inputs) {

	/** What games are played by. */
	public enum Teacher {
		RANDOM, GOALS, LEARNED
	}

	/** Which share of players won, over all ways to play alike. */
	public double wins() {
		return won.values().stream().mapToDouble(Double::doubleValue).average().orElse(0);
	}
}
