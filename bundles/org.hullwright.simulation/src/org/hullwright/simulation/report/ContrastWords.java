package org.hullwright.simulation.report;

import java.util.Locale;

import org.hullwright.simulation.report.Comparison.Contrast;
import org.hullwright.simulation.statistics.Interval;

/** What two rulesets make of the share of games won, in words. */
final class ContrastWords {

	private ContrastWords() {}

	/**
	 * By how many points the share changes. Drawing again from pairs none of which differs tells of no spread at all, so of these it is
	 * told how many could differ that were not seen.
	 *
	 * @param backwards whether it is told what the first ruleset changes, instead of the other one
	 */
	static String points(Contrast wins, boolean backwards) {
		if (wins.change().differing() == 0) {
			return String.format(Locale.ROOT, "in no pair otherwise: so in at most %.1f %% of ever more pairs",
					100 * wins.change().mostUnseen());
		}
		Interval interval = wins.difference().interval();
		return backwards
				? points(-wins.difference().value(), -interval.upper(), -interval.lower())
				: points(wins.difference().value(), interval.lower(), interval.upper());
	}

	private static String points(double value, double lower, double upper) {
		return String.format(Locale.ROOT, "%+.1f points, %+.1f to %+.1f", 100 * value + 0.0, 100 * lower + 0.0, 100 * upper + 0.0);
	}

	/** How many more games would show it; empty text where it is shown, or where there is nothing to go by. */
	static String more(Contrast wins) {
		return wins.moreGames().isPresent()
				? "; about " + wins.moreGames().getAsLong() + " more games each would show a difference as large as that"
				: "";
	}
}
