package org.hullwright.simulation.report;

import java.util.Optional;

import org.hullwright.simulation.report.Comparison.Contrast;
import org.hullwright.simulation.report.Comparison.Verdict;

/** What a comparison comes to in words, the same wherever it is read. */
public final class ComparisonWords {

	private ComparisonWords() {}

	/** Why nothing is different in any pair of games, as far as that can be told. */
	public static String ofNothingDifferent(Comparison comparison, Origin origin) {
		if (origin.isAlike(comparison.ruleset())) {
			return "nothing was different in any pair: both are the same version with the same things on";
		}
		return "nothing was different in any pair: perhaps the set-up sets anew what was changed, or no rule came to ask for it";
	}

	/** How many of the numbers lie apart by luck alone; empty where these are so few that none is to be expected. */
	public static Optional<String> ofLuck(Comparison comparison) {
		long compared = comparison.contrasts().stream().filter(contrast -> contrast.change().differing() > 0).count();
		long byLuck = Math.round(compared / 20.0);
		return byLuck == 0
				? Optional.empty()
				: Optional.of("of these " + compared + " numbers about " + byLuck
						+ " would be told to differ by luck alone, had the change no effect on any");
	}

	/** How the change of a number is to be taken, and what to do where that is not shown. */
	public static String of(Contrast contrast) {
		if (contrast.verdict() != Verdict.NOT_SHOWN) {
			return contrast.verdict().inWords();
		}
		if (contrast.change().differing() == 0) {
			return contrast.verdict().inWords() + "; it was the same in each pair";
		}
		return contrast.verdict().inWords() + (contrast.moreGames().isPresent()
				? "; about " + contrast.moreGames().getAsLong() + " more games each would show it, if it is as large as it looks"
				: "");
	}
}
