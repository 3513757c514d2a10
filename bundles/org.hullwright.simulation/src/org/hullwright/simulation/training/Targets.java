package org.hullwright.simulation.training;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Makes training examples of the games of a generation. To have come far by the goals that are written counts as a small part of a win, all
 * together as much as half of all wins: reward shaping, which tells something even of games that nobody wins. A way that is nearly always
 * won does not drown the others.
 */
final class Targets {

	/** What counts for goals, against 1 for a win: at least and at most. */
	private static final double LEAST_HINT = 0.005;
	private static final double LARGEST_HINT = 0.1;

	private final long seed;
	private final double kept;

	/**
	 * @param seed of what is left out
	 * @param kept which share of the positions of players who did not win was kept
	 */
	Targets(long seed, double kept) {
		this.seed = seed;
		this.kept = kept;
	}

	List<Example> of(List<PlayedGame> games, List<Way> ways) {
		List<Example> examples = new ArrayList<>();
		for (Way way : ways) {
			examples.addAll(ofWay(games.stream().filter(game -> game.way().equals(way) && !game.isBroken()).toList()));
		}
		return examples;
	}

	private List<Example> ofWay(List<PlayedGame> games) {
		double won = games.stream().mapToDouble(PlayedGame::reward).average().orElse(0);
		long[] goals = games.stream().flatMap(game -> game.ends().stream()).mapToLong(PlayedGame.End::goals).sorted().toArray();
		boolean isTelling = goals.length > 0 && goals[0] < goals[goals.length - 1];
		double hint = isTelling ? Math.clamp(won, LEAST_HINT, LARGEST_HINT) : 0;
		List<Example> good = new ArrayList<>();
		List<Example> bad = new ArrayList<>();
		float logOdds = (float) -Math.log(kept);
		for (PlayedGame game : games) {
			for (Position position : game.positions()) {
				PlayedGame.End end = game.ends().get(position.seat() - 1);
				double target = Math.max(end.reward(), hint == 0 ? 0 : hint * rank(end.goals(), goals));
				(end.reward() > 0 ? good : bad).add(new Example(position, game.seed(), (float) target, logOdds));
			}
		}
		Collections.shuffle(good, new Random(seed));
		List<Example> all = new ArrayList<>(good.subList(0, Math.min(good.size(), bad.size() + 1)));
		all.addAll(bad);
		return all;
	}

	/** Which share of all is less, from 0 to 1; of equals the half. */
	private static double rank(long goals, long[] sorted) {
		int from = below(goals, sorted);
		int to = below(goals + 1, sorted);
		return (from + to) / 2.0 / sorted.length;
	}

	private static int below(long bound, long[] sorted) {
		int at = Arrays.binarySearch(sorted, bound);
		while (at > 0 && sorted[at - 1] == bound) {
			at--;
		}
		return at < 0 ? -at - 1 : at;
	}
}
