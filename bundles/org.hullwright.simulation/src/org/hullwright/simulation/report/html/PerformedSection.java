package org.hullwright.simulation.report.html;

import static org.hullwright.simulation.report.html.Markup.element;
import static org.hullwright.simulation.report.html.Markup.joined;
import static org.hullwright.simulation.report.html.Markup.styled;
import static org.hullwright.simulation.report.html.Markup.text;

import java.util.List;
import java.util.stream.Collectors;

import org.hullwright.engine.testing.Coverage;
import org.hullwright.engine.tree.Place;
import org.hullwright.simulation.report.Performed;
import org.hullwright.simulation.statistics.Interval;

/** What of the text the games went through. */
final class PerformedSection {

	private final String title;
	private final Performed performed;

	PerformedSection(String title, Performed performed) {
		this.title = title;
		this.performed = performed;
	}

	Markup markup() {
		Scale scale = Scale.ofWhole();
		TableMarkup table = new TableMarkup(text("file"), text("rules"), text("sentences"), text("branches"), scale.aboveBars(),
				text("lines of sentences that were never performed"), text("lines of conditions that always held"));
		for (Coverage.OfFile file : performed.files()) {
			double part = file.sentences().of() == 0 ? 1 : (double) file.sentences().run() / file.sentences().of();
			table.row(file.file(), text(words(file.rules())), text(words(file.sentences())), text(words(file.branches())),
					scale.bar(part, new Interval(part, part)), lines(file.neverRun()), lines(file.neverPassedBy()));
		}
		return joined(List.of(element("h2", text("Performed: “" + title + "”")),
				element("p", text(words(performed.rules()) + " rules, " + words(performed.sentences()) + " sentences and "
						+ words(performed.branches())
						+ " branches (both ways of each “if”, and each option) of the pack were performed in some game that came to its end.")),
				Markup.folded("File by file", table.markup())));
	}

	private static String words(Coverage.Part part) {
		return part.run() + " of " + part.of();
	}

	private static Markup lines(List<Place> places) {
		return styled("span", "lines",
				text(places.stream().map(place -> String.valueOf(place.line())).distinct().collect(Collectors.joining(", "))));
	}
}
