package org.hullwright.simulation.report.html;

import static org.hullwright.simulation.report.html.Markup.styled;

import java.util.List;

/**
 * A sentence and a table below it, as one file for a browser.
 *
 * @param answer the sentence
 * @param columns titles of the columns; the first one names what a row is about
 * @param rows of as many cells as there are columns
 */
public record TablePage(String title, String answer, List<String> columns, List<List<String>> rows) {

	/** The text of the file. */
	public String text() {
		TableMarkup table = new TableMarkup(columns.toArray(String[]::new));
		rows.forEach(row -> table.row(row.getFirst(), cells(row.subList(1, row.size()))));
		return new HtmlPage(title, List.of(styled("p", "answer", Markup.text(answer)), table.markup())).text();
	}

	private static Markup[] cells(List<String> texts) {
		return texts.stream().map(Markup::text).toArray(Markup[]::new);
	}
}
