package org.hullwright.simulation.report.html;

import static org.hullwright.simulation.report.html.Markup.element;
import static org.hullwright.simulation.report.html.Markup.joined;
import static org.hullwright.simulation.report.html.Markup.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.hullwright.simulation.report.Answers;
import org.hullwright.simulation.report.Origin;
import org.hullwright.simulation.report.Report;
import org.hullwright.simulation.report.RulesetGames;

/** A report as one file for a browser, light or dark as its reader likes it. */
public final class HtmlReport {

	private final Report report;

	public HtmlReport(Report report) {
		this.report = report;
	}

	/** The text of the file. */
	public String text() {
		Origin.Rules first = report.origin().rulesets().getFirst();
		String title = first.packTitle() + ": what " + report.origin().played() + " games tell";
		List<Markup> body = new ArrayList<>();
		body.add(answers());
		body.add(origin());
		if (report.origin().isBrokenOff()) {
			body.add(styled("p", "warning",
					Markup.text("Ended early: " + report.origin().played() + " of " + report.origin().total() + " games were played.")));
		}
		body.add(styled("p", "note", Markup.text(
				"What stands in brackets, and the thin lines in the pictures, tell where the number of ever more games is, with 95 % confidence.")));
		report.comparisons().forEach(comparison -> body.add(new ComparisonSection(report.origin(), comparison).markup()));
		report.tables().forEach(table -> body.add(section(table)));
		for (int ruleset = 0; ruleset < report.performed().size(); ruleset++) {
			body.add(new PerformedSection(report.origin().rulesets().get(ruleset).title(), report.performed().get(ruleset)).markup());
		}
		return new HtmlPage(title, body).text();
	}

	/** What it comes to for the components that the report is about. */
	private Markup answers() {
		Answers answers = new Answers(report);
		List<Markup> lines = new ArrayList<>();
		answers.conclusions().forEach(sentence -> lines.add(styled("p", "answer", Markup.text(sentence))));
		answers.encounters().forEach(sentence -> lines.add(element("p", Markup.text(sentence))));
		boolean isOfComponents = !lines.isEmpty();
		lines.addAll(0, answers.alternatives().stream().map(sentence -> styled("p", "answer", Markup.text(sentence))).toList());
		if (!isOfComponents) {
			answers.summaries().forEach(sentence -> lines.add(styled("p", "answer", Markup.text(sentence))));
		}
		answers.failures().forEach(sentence -> lines.add(styled("p", "warning", Markup.text(sentence))));
		return joined(lines);
	}

	private Markup section(RulesetGames table) {
		String title = report.origin().rulesets().get(table.ruleset()).title();
		return new TableSection(title, table, report.origin()).markup();
	}

	/** What all numbers of the page come from. */
	private Markup origin() {
		Origin origin = report.origin();
		TableMarkup rulesets = new TableMarkup("rules", "pack", "version", "switched on", "fingerprint");
		for (Origin.Rules rules : origin.rulesets()) {
			List<String> on = new ArrayList<>();
			if (rules.scenario() != null) {
				on.add("scenario " + rules.scenario());
			}
			on.addAll(rules.expansions());
			on.addAll(rules.modes());
			rulesets.row(rules.title(), Markup.text(rules.pack()), Markup.text(rules.version()),
					Markup.text(on.isEmpty() ? "nothing" : String.join(", ", on)),
					Markup.text(rules.fingerprint()));
		}
		String seats = origin.seats().stream().map(String::valueOf).collect(Collectors.joining(", "));
		return joined(List.of(styled("p", "origin", Markup.text(origin.inWords() + "; "
				+ origin.games() + " games by each of these rules with each number of seats (" + seats + ")")),
				rulesets.markup()));
	}
}
