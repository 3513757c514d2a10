package org.hullwright.simulation.survey;

import java.util.List;

import org.hullwright.simulation.report.html.TablePage;

/** What a survey of a pack tells, as one file for a browser: the first sentence, and a row for each component. */
public final class SurveyHtml {

	private static final List<String> COLUMNS = List.of("component", "players", "verdict", "what games tell");

	private final SurveyReport report;

	public SurveyHtml(SurveyReport report) {
		this.report = report;
	}

	/** The text of the file. */
	public String text() {
		List<List<String>> rows = report.inOrder().stream().map(one -> List.of(one.title(), String.valueOf(one.players()),
				one.judgement().kind().inWords(), SurveyReport.detail(one))).toList();
		return new TablePage("The components of " + report.pack(), report.headline(), COLUMNS, rows).text();
	}
}
