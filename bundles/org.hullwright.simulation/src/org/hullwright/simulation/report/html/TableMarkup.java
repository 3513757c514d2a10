package org.hullwright.simulation.report.html;

import static org.hullwright.simulation.report.html.Markup.element;
import static org.hullwright.simulation.report.html.Markup.joined;
import static org.hullwright.simulation.report.html.Markup.styled;
import static org.hullwright.simulation.report.html.Markup.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.hullwright.markup.MarkupWriter;

/** Collects the rows of a table. */
final class TableMarkup {

	private final List<Markup> rows = new ArrayList<>();
	private final Markup head;

	/** @param columns their titles; the first one names what the row is about */
	TableMarkup(String... columns) {
		this(Stream.of(columns).map(Markup::text).toArray(Markup[]::new));
	}

	/** @param columns what stands above them; the first one names what the row is about */
	TableMarkup(Markup... columns) {
		head = element("thead", element("tr", Stream.of(columns).map(column -> element("th", column)).toList()));
	}

	/** Adds a row. */
	void row(String about, Markup... cells) {
		List<Markup> row = new ArrayList<>(List.of(new Markup(new MarkupWriter().element("th", about, "scope", "row").markup())));
		Stream.of(cells).forEach(cell -> row.add(element("td", cell)));
		rows.add(element("tr", row));
	}

	/** Whether there is none. */
	boolean isEmpty() {
		return rows.isEmpty();
	}

	/** The table; nothing without rows. */
	Markup markup() {
		return rows.isEmpty() ? Markup.NOTHING : styled("div", "wide", element("table", head, element("tbody", joined(rows))));
	}
}
