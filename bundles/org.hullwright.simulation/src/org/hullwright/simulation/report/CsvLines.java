package org.hullwright.simulation.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lines for a spreadsheet. Comma separated, as RFC 4180 says. */
public final class CsvLines {

	private final List<String> lines = new ArrayList<>();

	/** Adds a line. */
	public void add(Stream<String> cells) {
		lines.add(cells.map(CsvLines::quoted).collect(Collectors.joining(",")));
	}

	/** All of them. */
	public String text() {
		return lines.stream().collect(Collectors.joining("\r\n", "", "\r\n"));
	}

	/** What begins like a formula is not to be one: a title that an author wrote must not do anything in a spreadsheet. */
	private static String quoted(String cell) {
		String harmless = cell.matches("(?s)[=+@\\t\\r].*") || cell.matches("(?s)-[^\\d.].*") ? "'" + cell : cell;
		return harmless.matches("(?s).*[,\"\\r\\n].*") ? "\"" + harmless.replace("\"", "\"\"") + "\"" : harmless;
	}
}
