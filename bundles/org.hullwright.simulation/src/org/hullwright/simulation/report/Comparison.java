package org.hullwright.simulation.report;

import java.util.List;
import java.util.OptionalLong;

import org.hullwright.simulation.statistics.Difference;
import org.hullwright.simulation.statistics.PairedDifference;

/**
 * What changes from the first ruleset to another one, in games with the same seeds and seats.
 *
 * @param ruleset position of the other one
 */
public record Comparison(int ruleset, int seats, List<Contrast> contrasts) {

	public Comparison {
		contrasts = List.copyOf(contrasts);
	}

	/** Whether no number that is compared was different in any pair of games. */
	public boolean isAllTheSame() {
		return contrasts.stream().allMatch(contrast -> contrast.change().differing() == 0);
	}

	/**
	 * What is shown to change of all that was looked at, without how often players win.
	 *
	 * @param looked how many comparisons are told at once: the more there are, the less is taken for shown; at least 1
	 */
	List<Contrast> shownBesideWins(int looked) {
		List<Contrast> others = contrasts.stream()
				.filter(contrast -> contrast.sense() != Sense.WIN && !contrast.title().equals(PairTally.DECISIONS)).toList();
		return others.stream().filter(contrast -> contrast.change().isShown())
				.filter(contrast -> contrast.change().difference().isShownAmong(others.size() * looked)).toList();
	}

	/** How the change of a number is to be taken. */
	public enum Verdict {

		/** Players win more often, or fare better in another way. */
		BETTER("better"),
		/** Players win less often, or fare worse in another way. */
		WORSE("worse"),
		/** A number that is neither good nor bad for players is larger. */
		MORE("more"),
		/** A number that is neither good nor bad is smaller. */
		LESS("less"),
		/** There are too few games to tell. */
		NOT_SHOWN("not shown");

		private final String words;

		Verdict(String words) {
			this.words = words;
		}

		/** As people say it. */
		public String inWords() {
			return words;
		}
	}

	/** What it means for players that a number is larger. */
	public enum Sense {
		/** They win. */
		WIN,
		/** They fare better. */
		GOOD,
		/** They fare worse. */
		BAD,
		/** Nobody knows. */
		OPEN
	}

	/**
	 * The change of a number.
	 *
	 * @param title of the number
	 * @param share whether it is a share of the games, as a fraction
	 * @param sense what it means for players that it is larger
	 * @param before its average by the first ruleset
	 * @param after its average by the other one
	 * @param games pairs of games that there are; some may not count for the number
	 */
	public record Contrast(String title, boolean share, Sense sense, double before, double after, PairedDifference change, int games) {

		/**
		 * By how much it changes, as it is told: a share of the games by no more than all of them, even where few games leave more open.
		 */
		public Difference difference() {
			Difference difference = change.difference();
			return share ? new Difference(difference.value(), difference.interval().between(-1, 1)) : difference;
		}

		/** How it is to be taken. */
		public Verdict verdict() {
			if (!change.isShown()) {
				return Verdict.NOT_SHOWN;
			}
			boolean up = change.difference().value() > 0;
			return switch (sense) {
				case WIN, GOOD -> up ? Verdict.BETTER : Verdict.WORSE;
				case BAD -> up ? Verdict.WORSE : Verdict.BETTER;
				case OPEN -> up ? Verdict.MORE : Verdict.LESS;
			};
		}

		/**
		 * About how many more games by each ruleset would show what was seen; empty when it is shown, or when there is nothing to go by.
		 */
		public OptionalLong moreGames() {
			OptionalLong pairs = change.morePairs();
			return pairs.isEmpty() ? pairs : OptionalLong.of((long) Math.ceil((double) pairs.getAsLong() * games / change.pairs()));
		}
	}
}
