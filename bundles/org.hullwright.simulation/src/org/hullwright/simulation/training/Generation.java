package org.hullwright.simulation.training;

import java.util.List;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.learning.Stored;

/**
 * What came of the games of a generation, and what was learned from them.
 *
 * @param number 0 for the one that played at random
 * @param teacher what its games were played by
 * @param won by way to play, which share of the players won
 * @param broken games that rules broke, those of each error together
 * @param learned what is known after it, as far as it was tried by then; null when no game was won, so that nothing could be learned
 */
public record Generation(int number, Teacher teacher, Map<Way, Double> won, List<BrokenGames> broken, @Nullable Stored learned) {

	/** What games are played by. */
	public enum Teacher {
		RANDOM, GOALS, LEARNED, NEARBY
	}

	/** One that was kept. */
	static Generation kept(Stored stored) {
		return new Generation(stored.provenance().generations(), Teacher.LEARNED, Map.of(), List.of(), stored);
	}

	/** Which share of players won, over all ways to play alike. */
	public double wins() {
		return won.values().stream().mapToDouble(Double::doubleValue).average().orElse(0);
	}
}
