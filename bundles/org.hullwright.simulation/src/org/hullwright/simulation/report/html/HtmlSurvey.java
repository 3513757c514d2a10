package org.hullwright.simulation.report.html;

import static org.hullwright.simulation.report.html.Markup.styled;

import java.util.List;

import org.hullwright.simulation.survey.SurveyReport;

/** What a survey of a pack tells, as one file for a browser: the first sentence, and a row for each component. */
public final class HtmlSurvey {

	private final SurveyReport report;

	public HtmlSurvey(SurveyReport report) {
		this.report = report;
	}

	/** The text of the file. */
	public String text() {
		TableMarkup table = new TableMarkup("component", "players", "verdict", "what games tell");
		report.inOrder()
				.forEach(one -> table.row(one.title(), Markup.text(String.valueOf(one.players())),
						Markup.text(one.judgement().kind().inWords()),
						Markup.text(SurveyReport.detail(one))));
		return new HtmlPage("The components of " + report.pack(),
				List.of(styled("p", "answer", Markup.text(report.headline())), table.markup())).text();
	}
}
