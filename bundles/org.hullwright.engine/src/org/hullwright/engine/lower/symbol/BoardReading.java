package org.hullwright.engine.lower.symbol;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
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
public final class BoardReading {

	/** In reading order: level is direction 0, rising to the right 2, falling 1. */
	private static final List<Neighbour> NEIGHBOURS = List.of(new Neighbour(0, 2, 0), new Neighbour(1, -1, 2), new Neighbour(1, 1, 1));

	private final Board board;
	private final List<SpaceFound> spaces = new ArrayList<>();
	private final List<PathFound> paths = new ArrayList<>();
	private final Map<Space, SpaceFound> declared;
	private final List<SpaceFound> drawn;
	private final Map<SpaceFound, List<PathFound>> drawnPaths = new IdentityHashMap<>(); // by both ends
	/** Drawn paths that are listed as well; what is listed counts. */
	private final Set<PathFound> replaced = Collections.newSetFromMap(new IdentityHashMap<>());

	/** Where a neighbour right of a space or below it lies, and how the path to it runs. */
	private record Neighbour(int down, int right, int direction) {

		private Position of(SpaceFound space) {
			return new Position(space.row() + down, space.column() + right);
		}
	}

	private record Position(int row, int column) {}

	/**
	 * A space.
	 *
	 * @param declaration null for one that is only drawn
	 */
	public record SpaceFound(Board board, String name, String title, int row, int column, List<Entry> entries, @Nullable Space declaration,
			EObject writtenAt) {}

	/**
	 * A path.
	 *
	 * @param declaration null for one that is only drawn
	 * @param direction position in the board's directions; null for a path that is not drawn
	 */
	public record PathFound(String name, String title, SpaceFound from, SpaceFound to, List<Entry> entries, @Nullable Path declaration,
			@Nullable Integer direction, EObject writtenAt) {}

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
					space.getEntries(), space, space));
		}
		spaces.sort(Comparator.comparingInt(SpaceFound::row).thenComparingInt(SpaceFound::column));
	}

	/** Reads the paths, once the spaces of all boards are known. */
	void join() {
		joinNeighbours();
		board.getPaths().forEach(this::addListed);
		paths.removeIf(replaced::contains);
		paths.sort(Comparator.comparingInt((PathFound path) -> path.from().row() + path.to().row())
				.thenComparingInt(path -> path.from().column() + path.to().column()));
	}

	public List<SpaceFound> spaces() {
		return spaces;
	}

	public List<PathFound> paths() {
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
		Space declaration = space.declaration();
		if (declaration != null) {
			declared.put(declaration, space);
		}
	}

	private SpaceFound drawn(String letter, int row, int column) {
		Optional<LegendEntry> legend = board.getLegend().stream().filter(entry -> letter.equals(entry.getSymbol())).findFirst();
		List<Entry> entries = legend.<List<Entry>>map(LegendEntry::getEntries).orElse(List.of());
		return legend.map(LegendEntry::getSpace)
				.map(named -> new SpaceFound(board, named.getName(), Titles.of(named.getTitle(), named.getName()), row, column, entries,
						named, named))
				.orElseGet(() -> new SpaceFound(board, board.getName() + "." + row + "." + column,
						Titles.of(board.getTitle(), board.getName()) + " " + row + "-" + column, row, column, entries, null,
						legend.<EObject>map(entry -> entry).orElse(board)));
	}

	private void joinNeighbours() {
		Map<Position, List<SpaceFound>> byPosition = drawn.stream()
				.collect(Collectors.groupingBy(space -> new Position(space.row(), space.column())));
		for (SpaceFound one : drawn) {
			for (Neighbour neighbour : NEIGHBOURS) {
				for (SpaceFound other : byPosition.getOrDefault(neighbour.of(one), List.of())) {
					addDrawn(new PathFound(one.name() + "-" + other.name(), titleOf(one, other), one, other, List.of(), null,
							neighbour.direction(), board));
				}
			}
		}
	}

	private void addDrawn(PathFound path) {
		paths.add(path);
		Stream.of(path.from(), path.to()).forEach(end -> drawnPaths.computeIfAbsent(end, any -> new ArrayList<>()).add(path));
	}

	private void addListed(Path path) {
		SpaceFound from = declared.get(path.getFrom());
		SpaceFound to = declared.get(path.getTo());
		if (from == null || to == null) {
			return;
		}
		Optional<PathFound> drawn = drawnPaths.getOrDefault(from, List.of()).stream()
				.filter(other -> !replaced.contains(other) && joins(other, from, to)).findFirst();
		drawn.ifPresent(replaced::add);
		paths.add(new PathFound(path.getName(), path.getName(), from, to, path.getEntries(), path,
				drawn.<@Nullable Integer>map(PathFound::direction).orElse(null), path));
	}

	private static boolean joins(PathFound path, SpaceFound one, SpaceFound other) {
		return Stream.of(path.from(), path.to()).allMatch(end -> end == one || end == other);
	}

	private static String titleOf(SpaceFound from, SpaceFound to) {
		return from.title() + " – " + to.title();
	}

}
