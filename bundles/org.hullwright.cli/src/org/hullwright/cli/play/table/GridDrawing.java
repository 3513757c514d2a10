package org.hullwright.cli.play.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.hullwright.cli.terminal.WordWrap;
import org.hullwright.engine.tree.World;
import org.hullwright.picture.view.GameSnapshot;

/** Draws a board with letters: rows and columns with their numbers, and in each cell what lies there by its short name. */
final class GridDrawing {

	private static final String EMPTY = ".";
	private static final String HIDDEN = "?";
	/** Left of the cells stand the numbers of the rows. */
	private static final int MARGIN = 4;

	private final GameSnapshot game;
	private final Things things;
	private final ShortNames names;
	private final World.Board board;

	GridDrawing(GameSnapshot game, Things things, ShortNames names, World.Board board) {
		this.game = game;
		this.things = things;
		this.names = names;
		this.board = board;
	}

	/**
	 * The lines of the drawing; none when they would be wider than a terminal.
	 *
	 * @param legend is given what the short names stand for
	 */
	List<String> lines(Map<String, String> legend) {
		TreeMap<Integer, Map<Integer, String>> rows = new TreeMap<>();
		TreeSet<Integer> columns = new TreeSet<>();
		for (World.Site site : board.spaces()) {
			rows.computeIfAbsent(site.row(), row -> new HashMap<>()).put(site.column(), cell(site.piece(), legend));
			columns.add(site.column());
		}
		int widest = Stream.concat(rows.values().stream().flatMap(row -> row.values().stream()), columns.stream().map(String::valueOf))
				.mapToInt(String::length).max().orElse(1);
		boolean halved = board.form() == World.Board.Form.HEXAGONS;
		int step = halved ? (widest + 2) / 2 : widest + 2;
		int width = MARGIN + (columns.last() - columns.first()) * step + widest;
		if (width + 2 > WordWrap.TERMINAL) {
			return List.of();
		}
		List<String> lines = new ArrayList<>();
		Map<Integer, String> header = new LinkedHashMap<>();
		columns.forEach(column -> header.put(column, Integer.toString(column)));
		lines.addAll(headers(header, columns.first(), step, halved));
		rows.forEach((row, cells) -> lines.add(line(Integer.toString(row), cells, columns.first(), step)));
		return lines;
	}

	/** Half steps may leave no room for all numbers in one line. */
	private static List<String> headers(Map<Integer, String> header, int first, int step, boolean halved) {
		if (!halved || header.values().stream().allMatch(number -> number.length() < step)) {
			return List.of(line("", header, first, step));
		}
		return Stream.of(0, 1).map(odd -> {
			Map<Integer, String> some = new LinkedHashMap<>(header);
			some.keySet().removeIf(column -> (column - first) % 2 != odd);
			return line("", some, first, step);
		}).toList();
	}

	private static String line(String number, Map<Integer, String> cells, int first, int step) {
		StringBuilder line = new StringBuilder(" ".repeat(Math.max(0, MARGIN - 2 - number.length()))).append(number);
		new TreeMap<>(cells).forEach((column, cell) -> {
			int at = MARGIN + (column - first) * step;
			line.append(" ".repeat(Math.max(0, at - line.length()))).append(cell);
		});
		return line.toString();
	}

	private String cell(int space, Map<String, String> legend) {
		List<Integer> here = new ArrayList<>();
		for (int piece : game.on(space)) {
			here.add(piece);
			if (game.isA(piece, "tile") && game.isKnown(piece)) {
				here.addAll(game.on(piece));
			}
		}
		if (here.isEmpty()) {
			return emptyCell(space, legend);
		}
		Map<String, Integer> counts = new LinkedHashMap<>();
		here.forEach(piece -> counts.merge(shortName(piece, legend), 1, Integer::sum));
		return String.join("+", counts.entrySet().stream()
				.map(count -> count.getValue() == 1 ? count.getKey() : count.getValue() + count.getKey()).toList());
	}

	/** A space with a name of its own is seen as long as nothing lies on it. */
	private String emptyCell(int space, Map<String, String> legend) {
		String title = game.title(space);
		if (title.startsWith(board.title() + " ")) {
			return EMPTY;
		}
		String letters = names.of(title, "");
		legend.put(letters, letters + " " + title);
		return letters;
	}

	private String shortName(int piece, Map<String, String> legend) {
		if (!game.isKnown(piece)) {
			legend.put(HIDDEN, HIDDEN + " face down");
			return HIDDEN;
		}
		String mark = things.mark(piece);
		String letters = names.of(game.title(piece), mark);
		legend.put(letters, letters + " " + game.title(piece) + (mark.isEmpty() ? "" : " (" + things.look(piece) + ")"));
		return letters;
	}
}
