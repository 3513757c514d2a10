package org.hullwright.simulation.report;

import java.util.Locale;
import java.util.stream.Collectors;

import org.hullwright.simulation.report.Comparison.Contrast;

/** What another ruleset changes, in a sentence: first how often somebody wins, then what else is shown to change. */
final class Alternative {

	private static final int MOST_OTHERS = 3;
	/** How titles of rulesets begin that change the game as it is, where they are not those of other packs. */
	private static final String WITH = "with ";

	private final Report report;
	private final Comparison comparison;

	/** @param comparison of the game as it is with the other one */
	Alternative(Report report, Comparison comparison) {
		this.report = report;
		this.comparison = comparison;
	}

	String sentence() {
		String title = report.origin().rulesets().get(comparison.ruleset()).title();
		String begin = (title.startsWith(WITH) ? "With " + title.substring(WITH.length()) : "By the rules of " + title) + players();
		Contrast wins = comparison.contrasts().getFirst();
		if (comparison.isAllTheSame()) {
			return begin + ", nothing is different in any of " + wins.games() + " games.";
		}
		String does = switch (wins.verdict()) {
			case BETTER -> "winning is easier";
			case WORSE -> "winning is harder";
			case MORE, LESS, NOT_SHOWN -> "it is not shown that winning is easier or harder";
		};
		return begin + ", " + does
				+ String.format(Locale.ROOT, ": somebody wins %.1f %% of %d games instead of %.1f %% (%s)", 100 * wins.after(),
						wins.games(),
						100 * wins.before(), ContrastWords.points(wins, false))
				+ ContrastWords.more(wins) + "." + others();
	}

	private String players() {
		return report.origin().seats().size() < 2
				? ""
				: ", for " + comparison.seats() + (comparison.seats() == 1 ? " player" : " players");
	}

	private String others() {
		String changed = comparison.shownBesideWins(1).stream()
				.limit(MOST_OTHERS)
				.map(contrast -> String.format(Locale.ROOT, contrast.share() ? "%s %.1f instead of %.1f %%" : "%s %.1f instead of %.1f",
						contrast.title(), (contrast.share() ? 100 : 1) * contrast.after(),
						(contrast.share() ? 100 : 1) * contrast.before()))
				.collect(Collectors.joining("; "));
		return changed.isEmpty() ? "" : " Also: " + changed + ".";
	}
}
