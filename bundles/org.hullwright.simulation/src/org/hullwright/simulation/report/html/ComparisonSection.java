package org.hullwright.simulation.report.html;

import static org.hullwright.simulation.report.html.Markup.element;
import static org.hullwright.simulation.report.html.Markup.joined;
import static org.hullwright.simulation.report.html.Markup.styled;
import static org.hullwright.simulation.report.html.Markup.text;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

import org.hullwright.simulation.report.Comparison;
import org.hullwright.simulation.report.Comparison.Contrast;
import org.hullwright.simulation.report.Comparison.Verdict;
import org.hullwright.simulation.report.Origin;
import org.hullwright.simulation.statistics.Difference;
import org.hullwright.simulation.statistics.Interval;

/** What changes from one way to play to another. */
final class ComparisonSection {

	private final Origin origin;
	private final Comparison comparison;

	ComparisonSection(Origin origin, Comparison comparison) {
		this.origin = origin;
		this.comparison = comparison;
	}

	Markup markup() {
		String first = origin.rulesets().getFirst().title();
		String other = origin.rulesets().get(comparison.ruleset()).title();
		return joined(List.of(element("h2", text("“" + other + "” next to “" + first + "”, " + TableSection.seats(comparison.seats()))),
				styled("p", "origin", text(origin.inWords())),
				styled("p", "note", text("Pairs of games with the same seed and seats. The bootstrap tells where the difference of ever more pairs is.")),
				comparison.isAllTheSame() ? styled("p", "warning", text("Nothing was different in any pair: perhaps the set-up sets anew what was changed, or no rule"
						+ " came to ask for it.")) : Markup.NOTHING,
				table(Contrast::share), table(contrast -> !contrast.share())));
	}

	private Markup table(Predicate<Contrast> wanted) {
		List<Contrast> contrasts = comparison.contrasts().stream().filter(wanted).toList();
		double widest = contrasts.stream().mapToDouble(ComparisonSection::extent).max().orElse(0);
		TableMarkup table = new TableMarkup("", "before", "after", "difference", "", "pairs", "verdict");
		for (Contrast contrast : contrasts) {
			double scale = contrast.share() ? 100 : 1;
			Difference difference = contrast.change().difference();
			table.row(contrast.title(), number(contrast.before(), contrast.share()), number(contrast.after(), contrast.share()), Words.signed(difference, scale),
					Charts.difference(difference.value(), difference.interval(), contrast.share() ? widest : extent(contrast)),
					text(String.valueOf(contrast.change().pairs())), verdict(contrast));
		}
		return table.markup();
	}

	/** How far a difference may be from none. Shares are drawn on one scale; of other numbers each is something else. */
	private static double extent(Contrast contrast) {
		Interval interval = contrast.change().difference().interval();
		return Math.max(Math.abs(interval.lower()), Math.abs(interval.upper()));
	}

	private static Markup number(double value, boolean share) {
		return text(share ? String.format(Locale.ROOT, "%.1f %%", 100 * value) : String.format(Locale.ROOT, "%.2f", value));
	}

	private static Markup verdict(Contrast contrast) {
		String words = contrast.verdict().inWords();
		if (contrast.verdict() == Verdict.NOT_SHOWN) {
			words += contrast.change().differing() == 0 ? "; the same in each pair"
					: contrast.moreGames().isPresent() ? "; about " + contrast.moreGames().getAsLong() + " more games each would decide" : "";
		}
		return styled("span", contrast.verdict().name().toLowerCase(Locale.ROOT).replace('_', '-'), text(words));
	}
}
