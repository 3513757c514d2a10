package org.hullwright.engine.lower;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.model.Board;
import org.hullwright.model.Entry;
import org.hullwright.model.LegendEntry;
import org.hullwright.model.Path;
import org.hullwright.model.Space;
import org.hullwright.model.boards.BoardColumns;

/**
 * The spaces and paths of a board, from its picture and its lists, in reading order. In the picture, two spaces are neighbours when they
 * are 4 characters apart in one row, or 2 characters apart in rows that follow each other; a path joins any two neighbours. Rows count from
 * 1, columns from 1 in half steps of 2 characters each. A path that is listed between two neighbours is the one that joins them.
 */
final class BoardReading {

	private final Board board;
	private final List<SpaceFound> spaces = new ArrayList<>();
	private final List<PathFound> paths = new ArrayList<>();
	private final Map<Space, SpaceFound> declared;
	private final List<SpaceFound> drawn;

	/** A space, declared or only drawn. */
	record SpaceFound(Board board, String name, String title, int row, int column, List<Entry> entries, Optional<Space> declaration,
			EObject writtenAt) {}

	/**
	 * A path, declared or only drawn.
	 *
	 * @param direction position in the board's directions; empty for a path that is not drawn
	 */
	record PathFound(String name, String title, SpaceFound from, SpaceFound to, List<Entry> entries, Optional<Path> declaration,
			OptionalInt direction, EObject writtenAt) {}

	/**
	 * Reads the spaces.
	 *
	 * @param declared what all boards keep the spaces in that have names, so that paths can lead from one board to another
	 */
	BoardReading(Board board, Map<Space, SpaceFound> declared) {
		this.board = board;
		this.declared = declared;
		for (int row = 0; row < board.getRows().size(); row++) {
			readRow(row);
		}
		drawn = List.copyOf(spaces);
		for (Space space : board.getSpaces()) {
			add(new SpaceFound(board, space.getName(), Titles.of(space.getTitle(), space.getName()), space.getRow(), space.getColumn(),
					space.getEntries(), Optional.of(space), space));
		}
		spaces.sort(Comparator.comparingInt(SpaceFound::row).thenComparingInt(SpaceFound::column));
	}

	/** Reads the paths, once the spaces of all boards are known. */
	void join() {
		joinNeighbours(drawn);
		board.getPaths().forEach(this::addListed);
		paths.sort(Comparator.comparingInt((PathFound path) -> path.from().row() + path.to().row())
				.thenComparingInt(path -> path.from().column() + path.to().column()));
	}

	List<SpaceFound> spaces() {
		return spaces;
	}

	List<PathFound> paths() {
		return paths;
	}

	private void readRow(int row) {
		String text = board.getRows().get(row);
		for (int at = 0; at < text.length(); at++) {
			if (text.charAt(at) != ' ') {
				add(drawn(text.substring(at, at + 1), row + 1, BoardColumns.of(at)));
			}
		}
	}

	private void add(SpaceFound space) {
		spaces.add(space);
		space.declaration().ifPresent(declaration -> declared.put(declaration, space));
	}

	private SpaceFound drawn(String letter, int row, int column) {
		Optional<LegendEntry> legend = board.getLegend().stream().filter(entry -> letter.equals(entry.getSymbol())).findFirst();
		List<Entry> entries = legend.<List<Entry>>map(LegendEntry::getEntries).orElse(List.of());
		Optional<Space> space = legend.map(LegendEntry::getSpace);
		return space
				.map(named -> new SpaceFound(board, named.getName(), Titles.of(named.getTitle(), named.getName()), row, column, entries,
						space, named))
				.orElseGet(() -> new SpaceFound(board, board.getName() + "." + row + "." + column,
						Titles.of(board.getTitle(), board.getName()) + " " + row + "-" + column, row, column, entries, space,
						legend.<EObject>map(entry -> entry).orElse(board)));
	}

	private void joinNeighbours(List<SpaceFound> drawn) {
		for (SpaceFound one : drawn) {
			for (SpaceFound other : drawn) {
				directionOf(one, other).ifPresent(direction -> paths.add(new PathFound(one.name() + "-" + other.name(), titleOf(one, other),
						one, other, List.of(), Optional.empty(), OptionalInt.of(direction), board)));
			}
		}
	}

	/** How a path runs from a space to a neighbour right of it or below it: 0 level, 1 falling to the right, 2 rising to the right. */
	private static OptionalInt directionOf(SpaceFound from, SpaceFound to) {
		int down = to.row() - from.row();
		int right = to.column() - from.column();
		if (down == 0 && right == 2) {
			return OptionalInt.of(0);
		}
		if (down == 1 && right == 1) {
			return OptionalInt.of(1);
		}
		return down == 1 && right == -1 ? OptionalInt.of(2) : OptionalInt.empty();
	}

	private void addListed(Path path) {
		SpaceFound from = declared.get(path.getFrom());
		SpaceFound to = declared.get(path.getTo());
		if (from == null || to == null) {
			return;
		}
		Optional<PathFound> drawn = paths.stream().filter(other -> other.declaration().isEmpty() && joins(other, from, to)).findFirst();
		drawn.ifPresent(paths::remove);
		paths.add(new PathFound(path.getName(), path.getName(), from, to, path.getEntries(), Optional.of(path),
				drawn.map(PathFound::direction).orElse(OptionalInt.empty()), path));
	}

	private static boolean joins(PathFound path, SpaceFound one, SpaceFound other) {
		return Stream.of(path.from(), path.to()).allMatch(end -> end == one || end == other);
	}

	private static String titleOf(SpaceFound from, SpaceFound to) {
		return from.title() + " – " + to.title();
	}

}
