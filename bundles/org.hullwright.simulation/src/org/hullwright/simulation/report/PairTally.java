package org.hullwright.simulation.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.state.Numbers;
import org.hullwright.simulation.play.GameResult;
import org.hullwright.simulation.report.Comparison.Contrast;
import org.hullwright.simulation.report.Comparison.Sense;
import org.hullwright.simulation.rules.Figure;
import org.hullwright.simulation.statistics.PairedDifference;

/**
 * Compares games by one ruleset with the same games by another: same seed, same number of seats. Of a pair in which one game was broken, or
 * does not count for a number, that number is not compared.
 */
final class PairTally {

	/** The title of the number of rounds. */
	static final String ROUNDS = "rounds";
	/** The title of the number of decisions. */
	static final String DECISIONS = "decisions";

	private final int ruleset;
	private final int seats;
	private final List<Aspect> aspects;
	private final FateTally fates;
	private int pairs;
	/** The games of the one ruleset for which that of the other has not been heard of. */
	private final Map<Long, GameResult> open = new HashMap<>();

	/** A number that is compared, with its values so far. */
	private record Aspect(String title, boolean share, Sense sense, Reading before, Reading after, Numbers values, Numbers differences) {}

	/** What a game says about a number. */
	private interface Reading {

		/** Null where the game does not count. */
		@Nullable
		Integer of(GameResult.Finished game);
	}

	/**
	 * A comparison.
	 *
	 * @param ruleset position of the other one
	 * @param scored whether games by both tell scores
	 * @param fates compares what becomes of seats
	 */
	PairTally(int ruleset, int seats, boolean scored, List<Figure> before, List<Figure> after, FateTally fates) {
		this.ruleset = ruleset;
		this.seats = seats;
		this.fates = fates;
		this.aspects = new ArrayList<>();
		add("somebody wins", true, Sense.WIN, game -> game.isWon() ? 1 : 0);
		for (int each = 1; seats > 1 && each <= seats; each++) {
			int seat = each;
			add("seat " + seat + " wins", true, Sense.WIN, game -> game.winners().contains(seat) ? 1 : 0);
		}
		for (int each = 1; scored && each <= seats; each++) {
			int seat = each;
			add("score of seat " + seat, false, Sense.OPEN, game -> game.standing().scores().get(seat - 1));
		}
		add(ROUNDS, false, Sense.OPEN, GameResult.Finished::rounds);
		add(DECISIONS, false, Sense.OPEN, GameResult.Finished::decisions);
		Map<String, Integer> positions = new HashMap<>();
		for (int at = 0; at < after.size(); at++) {
			positions.put(after.get(at).title(), at);
		}
		for (int at = 0; at < before.size(); at++) {
			Figure figure = before.get(at);
			Integer other = positions.get(figure.title());
			if (other != null && !isKnown(figure.title()) && after.get(other).measure().share() == figure.measure().share()) {
				aspects.add(new Aspect(figure.title(), figure.measure().share(), Sense.OPEN, measured(at), measured(other), new Numbers(),
						new Numbers()));
			}
		}
	}

	private boolean isKnown(String title) {
		return aspects.stream().anyMatch(aspect -> aspect.title().equalsIgnoreCase(title));
	}

	private void add(String title, boolean share, Sense sense, Reading reading) {
		aspects.add(new Aspect(title, share, sense, reading, reading, new Numbers(), new Numbers()));
	}

	private static Reading measured(int figure) {
		return game -> game.figures().get(figure).isPresent() ? game.figures().get(figure).getAsInt() : null;
	}

	/** Takes the game of one of the two rulesets. */
	void add(GameResult result) {
		GameResult other = open.remove(result.deal().seed());
		if (other == null) {
			open.put(result.deal().seed(), result);
		} else if (result.deal().ruleset() == ruleset) {
			compare(other, result);
		} else {
			compare(result, other);
		}
	}

	private void compare(GameResult first, GameResult second) {
		if (first instanceof GameResult.Finished before && second instanceof GameResult.Finished after) {
			pairs++;
			fates.add(before, after);
			for (Aspect aspect : aspects) {
				Integer earlier = aspect.before().of(before);
				Integer later = aspect.after().of(after);
				if (earlier != null && later != null) {
					aspect.values().add(earlier);
					aspect.differences().add(later - earlier);
				}
			}
		}
	}

	Comparison comparison() {
		List<Contrast> contrasts = new ArrayList<>(
				aspects.stream().filter(aspect -> aspect.values().size() > 0).map(this::contrast).toList());
		contrasts.addAll(fates.contrasts());
		return new Comparison(ruleset, seats, contrasts);
	}

	private Contrast contrast(Aspect aspect) {
		PairedDifference change = PairedDifference.of(aspect.title(), aspect.differences().toArray());
		double before = average(aspect.values());
		return new Contrast(aspect.title(), aspect.share(), aspect.sense(), before, before + change.difference().value(), change, pairs);
	}

	private static double average(Numbers values) {
		long sum = 0;
		for (int at = 0; at < values.size(); at++) {
			sum += values.get(at);
		}
		return (double) sum / values.size();
	}
}
