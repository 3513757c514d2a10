package org.hullwright.cli.play.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.hullwright.cli.terminal.WordWrap;

/**
 * What there is to tell of one thing: of the game, a player, a figure or a board.
 *
 * @param entries what may change, each by what it is about
 * @param background what is told only where everything is
 * @param drawing lines that show a board; none for what is told in words alone
 * @param legend what the drawing's short names stand for
 */
record Section(Form form, String heading, Map<String, String> entries, List<String> background, List<String> drawing,
		Map<String, String> legend) {

	private static final String INDENT = "  ";
	private static final WordWrap WRAP = new WordWrap(WordWrap.TERMINAL, "      ");

	/** How it is laid out. */
	enum Form {
		PARAGRAPH, LINES
	}

	Section {
		entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
		background = List.copyOf(background);
		drawing = List.copyOf(drawing);
		legend = Collections.unmodifiableMap(new LinkedHashMap<>(legend));
	}

	/** A few words about one thing. */
	static Section paragraph(String heading, Map<String, String> entries) {
		return new Section(Form.PARAGRAPH, heading, entries, List.of(), List.of(), Map.of());
	}

	/** What is there now and was not, what is different, and what is there no longer; a drawing whole when anything in it is. */
	Section since(Section earlier) {
		Map<String, String> changes = new LinkedHashMap<>();
		entries.forEach((about, text) -> {
			if (!text.equals(earlier.entries.get(about))) {
				changes.put(about, text);
			}
		});
		earlier.entries.keySet().stream().filter(about -> !entries.containsKey(about))
				.forEach(about -> changes.put(about, about + (earlier.isYes(about) ? ": no" : ": none")));
		Map<String, String> explained = new LinkedHashMap<>(legend);
		explained.keySet().removeAll(earlier.legend.keySet());
		boolean same = drawing.equals(earlier.drawing);
		return new Section(form, heading, changes, List.of(), same ? List.of() : drawing, same ? Map.of() : explained);
	}

	boolean isEmpty() {
		return entries.isEmpty() && background.isEmpty() && drawing.isEmpty();
	}

	/** At most as wide as a terminal, unless a single word or the drawing is wider. */
	List<String> lines() {
		if (form == Form.PARAGRAPH) {
			return WRAP.lines(INDENT + heading + ": ", String.join("; ", entries.values()));
		}
		List<String> lines = new ArrayList<>(List.of(INDENT + heading));
		drawing.forEach(line -> lines.add(INDENT + line));
		if (!legend.isEmpty()) {
			lines.addAll(WRAP.lines(INDENT + INDENT, String.join(", ", legend.values())));
		}
		Stream.concat(entries.values().stream(), background.stream()).forEach(text -> lines.addAll(WRAP.lines(INDENT + INDENT, text)));
		return lines;
	}

	/** A state that is yes is told by its name alone. */
	private boolean isYes(String about) {
		return about.equals(entries.get(about));
	}
}
