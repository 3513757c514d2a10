package org.hullwright.simulation.survey;

import java.util.List;
import java.util.stream.Stream;

import org.hullwright.simulation.report.CsvLines;

/** What a survey tells, for spreadsheets: a line for each component with each number of players. */
public final class SurveyCsv {

	private static final List<String> COLUMNS = List.of("pack", "games", "players", "component", "title", "verdict", "numbers", "words",
			"error");

	private final SurveyReport report;

	public SurveyCsv(SurveyReport report) {
		this.report = report;
	}

	/** The text of the file. */
	public String text() {
		CsvLines lines = new CsvLines();
		lines.add(COLUMNS.stream());
		report.surveyed().forEach(one -> lines.add(Stream.of(report.pack(), String.valueOf(report.games()), String.valueOf(one.players()),
				one.component(), one.title(), one.judgement().kind().inWords(),
				one.judgement().numbers(), one.judgement().sentence(), one.error())));
		return lines.text();
	}
}
