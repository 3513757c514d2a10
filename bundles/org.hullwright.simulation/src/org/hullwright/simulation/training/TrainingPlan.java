package org.hullwright.simulation.training;

import java.util.List;

/**
 * All it takes to learn the same again.
 *
 * @param ways to play, in turn
 * @param seed of the first game
 * @param randomGames how many games are played at random in the beginning
 * @param games how many games each generation plays with itself
 * @param generations how often it learns from games that it has played with itself
 * @param hidden units of a network
 * @param pairs of games in which learned weights are compared with the goals as they are written
 */
public record TrainingPlan(List<Way> ways, long seed, int randomGames, int games, int generations, int hidden,
		int pairs) {

	/** Games at random of a usual training. */
	public static final int RANDOM_GAMES = 40_000;
	/** Games of each generation of a usual training. */
	public static final int GAMES = 1_500;
	/** Generations of a usual training. */
	public static final int GENERATIONS = 4;
	/** Hidden units of a usual network. */
	public static final int HIDDEN = 24;

	/** Pairs of games of a usual comparison. */
	public static final int PAIRS = 1_000;

	public TrainingPlan {
		ways = List.copyOf(ways);
	}

	/** How many games a generation plays; generation 0 is the one that plays at random. */
	int gamesOf(int generation) {
		return generation == 0 ? randomGames : games;
	}

	/** How many pairs of games a generation plays that weighs goals. */
	int pairsOfAGeneration() {
		return Math.max(1, games / 2);
	}

	/** The seed of its first pair; what is compared after the last one has seeds of its own. */
	long seedOfPair(int generation) {
		return seed + (long) (generation - 1) * pairsOfAGeneration();
	}

	/** The first seed of a generation. */
	long seedOf(int generation) {
		return seed + (generation == 0 ? 0 : randomGames + (long) (generation - 1) * games);
	}
}
