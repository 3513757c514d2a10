package org.hullwright.simulation.report.html;

import static org.hullwright.simulation.report.html.Markup.element;
import static org.hullwright.simulation.report.html.Markup.joined;
import static org.hullwright.simulation.report.html.Markup.styled;
import static org.hullwright.simulation.report.html.Markup.text;

import java.util.List;
import java.util.Locale;

import org.hullwright.simulation.report.Comparison;
import org.hullwright.simulation.report.Comparison.Contrast;
import org.hullwright.simulation.report.ComparisonWords;
import org.hullwright.simulation.report.Origin;
import org.hullwright.simulation.statistics.Difference;

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
				styled("p", "note",
						text("Pairs of games with the same seed and seats. The bootstrap tells where the difference of ever more pairs is"
								+ ComparisonWords.ofLuck(comparison).map(luck -> "; " + luck).orElse("") + ".")),
				comparison.isAllTheSame()
						? styled("p", "warning", text(sentence(ComparisonWords.ofNothingDifferent(comparison, origin))))
						: Markup.NOTHING,
				shares(), others()));
	}

	/** Shares are drawn on one scale. */
	private Markup shares() {
		List<Contrast> shares = comparison.contrasts().stream().filter(Contrast::share).toList();
		Scale scale = Scale.ofPoints(shares.stream().map(contrast -> contrast.difference()));
		TableMarkup table = new TableMarkup(text("in how many games"), text("before"), text("after"), text("difference in points"),
				scale.aboveDifferences(), text("pairs"),
				text("verdict"));
		shares.forEach(contrast -> add(contrast, scale, table));
		return table.markup();
	}

	/** Of other numbers each is something else, and has a scale of its own. */
	private Markup others() {
		TableMarkup table = new TableMarkup("on average", "before", "after", "difference", "each on a scale of its own", "pairs",
				"verdict");
		comparison.contrasts().stream().filter(contrast -> !contrast.share())
				.forEach(contrast -> add(contrast, Scale.of(contrast.difference()), table));
		return table.markup();
	}

	private static void add(Contrast contrast, Scale scale, TableMarkup table) {
		Difference difference = contrast.difference();
		table.row(contrast.title(), number(contrast.before(), contrast.share()), number(contrast.after(), contrast.share()),
				ReadableNumbers.signed(difference, scale.times()), scale.difference(difference),
				text(String.valueOf(contrast.change().pairs())),
				verdict(contrast));
	}

	private static Markup number(double value, boolean share) {
		return text(share ? String.format(Locale.ROOT, "%.1f %%", 100 * value) : String.format(Locale.ROOT, "%.2f", value));
	}

	private static String sentence(String words) {
		return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
	}

	private static Markup verdict(Contrast contrast) {
		return styled("span", contrast.verdict().name().toLowerCase(Locale.ROOT).replace('_', '-'), text(ComparisonWords.of(contrast)));
	}
}
