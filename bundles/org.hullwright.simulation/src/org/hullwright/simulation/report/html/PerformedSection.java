package org.hullwright.simulation.report.html;

import static org.hullwright.simulation.report.html.Markup.element;
import static org.hullwright.simulation.report.html.Markup.joined;
import static org.hullwright.simulation.report.html.Markup.text;

import java.util.List;
import java.util.stream.Collectors;

import org.hullwright.engine.testing.Coverage;
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
		TableMarkup table = new TableMarkup("file", "rules", "sentences", "", "lines of sentences that were never performed");
		for (Coverage.OfFile file : performed.files()) {
			String never = file.neverRun().stream().map(place -> String.valueOf(place.line())).distinct().collect(Collectors.joining(", "));
			double part = file.statements() == 0 ? 1 : (double) file.statementsRun() / file.statements();
			table.row(file.file(), text(file.rulesRun() + " of " + file.rules()), text(file.statementsRun() + " of " + file.statements()),
					Charts.bar(part, new Interval(part, part), 1), Markup.styled("span", "lines", text(never)));
		}
		return joined(List.of(element("h2", text("Performed: “" + title + "”")), element("p", text(performed.rulesRun() + " of " + performed.rules() + " rules and "
				+ performed.sentencesRun() + " of " + performed.sentences() + " sentences of the pack were performed in some game.")), Markup.folded("File by file", table.markup())));
	}
}
