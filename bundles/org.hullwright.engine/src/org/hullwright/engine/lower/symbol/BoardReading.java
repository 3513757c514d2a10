package org.hullwright.engine.lower.symbol;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.lower.expansion.SwitchedOn;
import org.hullwright.engine.tree.World;
import org.hullwright.model.Board;
import org.hullwright.model.Entry;
import org.hullwright.model.Enumeration;
import org.hullwright.model.Grid;
import org.hullwright.model.Kind;
import org.hullwright.model.LegendEntry;
import org.hullwright.model.Path;
import org.hullwright.model.Space;
import org.hullwright.model.boards.BoardColumns;
import org.hullwright.model.boards.GridPlaces;

/**
 * The spaces and paths of a board, from its picture and its lists, in reading order. In the picture, two spaces are neighbours when they
 * are 4 characters apart in one row, or 2 characters apart in rows that follow each other; a path joins any two neighbours. Rows count from
 * 1, columns from 1 in half steps of 2 characters each. A path that is listed between two neighbours is the one that joins them. A grid is
 * a picture as well, of which {@link GridPlaces} knows the places.
 */
public final class BoardReading {

	private final Board board;
	private final BoardPattern pattern;
	private final List<SpaceFound> spaces = new ArrayList<>();
	private final List<PathFound> paths = new ArrayList<>();
	private final Map<Space, SpaceFound> declared;
	private final SwitchedOn switchedOn;
	private final List<SpaceFound> drawn;
	private final Map<Position, SpaceFound> drawnAt = new HashMap<>();
	private final Map<SpaceFound, List<PathFound>> drawnPaths = new IdentityHashMap<>(); // by both ends
	/** Drawn paths that are listed as well; what is listed counts. */
	private final Set<PathFound> replaced = Collections.newSetFromMap(new IdentityHashMap<>());

	private record Position(int row, int column) {

		/** Where a neighbour of a space lies. */
		static Position of(SpaceFound space, BoardPattern.Step step) {
			return new Position(space.row() + step.down(), space.column() + step.right());
		}
	}

	/**
	 * A space.
	 *
	 * @param kind what the author calls the spaces of a grid; null for a plain space
	 * @param declaration null for one that is only drawn
	 */
	public record SpaceFound(Board board, String name, String title, int row, int column, @Nullable Kind kind, List<Entry> entries,
			@Nullable Space declaration, EObject writtenAt) {}

	/**
	 * A path.
	 *
	 * @param declaration null for one that is only drawn
	 * @param direction position in the board's directions; null for a path that is not drawn
	 */
	public record PathFound(String name, String title, SpaceFound from, SpaceFound to, List<Entry> entries, @Nullable Path declaration,
			@Nullable Integer direction, EObject writtenAt) {

		/** Whether the path leads from the first space to the second only. */
		public boolean isOneWay() {
			Path listed = declaration;
			return listed != null && listed.isOneWay();
		}
	}

	/**
	 * Reads the spaces.
	 *
	 * @param declared what all boards keep the spaces in that have names, so that paths can lead from one board to another
	 * @param switchedOn tells which side of another board a path leads to
	 */
	BoardReading(Board board, Map<Space, SpaceFound> declared, SwitchedOn switchedOn) {
		this.board = board;
		this.declared = declared;
		this.switchedOn = switchedOn;
		this.pattern = BoardPattern.of(board);
		for (int row = 0; row < board.getRows().size(); row++) {
			readRow(row);
		}
		Map<Position, Space> named = readGrid();
		drawn = List.copyOf(spaces);
		for (Space space : board.getSpaces()) {
			if (named.get(new Position(space.getRow(), space.getColumn())) != space) {
				add(new SpaceFound(board, space.getName(), Titles.of(space.getTitle(), space.getName()), space.getRow(), space.getColumn(),
						null, space.getEntries(), space, space));
			}
		}
		for (SpaceFound space : drawn) {
			drawnAt.putIfAbsent(new Position(space.row(), space.column()), space);
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

	/** What the spaces of this board look like. */
	public World.Board.Form form() {
		return pattern.form();
	}

	/**
	 * The neighbours of a space in the directions that the board names, once there are paths; an entry is empty at the edge, and where a
	 * one-way path leads the other way.
	 *
	 * @return nothing when the board names no directions
	 */
	public List<Optional<SpaceFound>> towards(SpaceFound space) {
		Enumeration words = board.getCircle();
		List<BoardPattern.Step> steps = words == null ? null : pattern.circle(words.getLiterals().size());
		if (steps == null || drawnAt.get(new Position(space.row(), space.column())) != space) {
			return List.of();
		}
		return steps.stream().map(step -> Optional.ofNullable(drawnAt.get(Position.of(space, step)))
				.filter(neighbour -> drawnPaths.getOrDefault(space, List.of()).stream()
						.noneMatch(path -> isAgainst(path, neighbour, space))))
				.toList();
	}

	/** Whether a path between neighbours leads only from one of them to the other. */
	private static boolean isAgainst(PathFound path, SpaceFound from, SpaceFound to) {
		return path.isOneWay() && path.from() == from && path.to() == to;
	}

	/** The spaces of a grid. A space that is listed at the place of one is that one, and prints more. */
	private Map<Position, Space> readGrid() {
		Grid grid = board.getGrid();
		if (grid == null) {
			return Map.of();
		}
		Map<Position, Space> named = new HashMap<>();
		board.getSpaces().stream().filter(space -> GridPlaces.has(grid, space.getRow(), space.getColumn()))
				.forEach(space -> named.putIfAbsent(new Position(space.getRow(), space.getColumn()), space));
		GridPlaces.forEach(grid, (row, column) -> add(inGrid(grid, row, column, named.get(new Position(row, column)))));
		return named;
	}

	private SpaceFound inGrid(Grid grid, int row, int column, @Nullable Space named) {
		Kind kind = GridPlaces.kindOf(grid);
		if (named == null) {
			return new SpaceFound(board, nameAt(row, column), titleAt(row, column), row, column, kind, grid.getEntries(), null, grid);
		}
		List<Entry> entries = Stream.concat(grid.getEntries().stream(), named.getEntries().stream()).toList();
		return new SpaceFound(board, named.getName(), Titles.of(named.getTitle(), named.getName()), row, column, kind, entries, named,
				named);
	}

	private String nameAt(int row, int column) {
		return board.getName() + "." + row + "." + column;
	}

	private String titleAt(int row, int column) {
		return Titles.of(board.getTitle(), board.getName()) + " " + row + "-" + column;
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
				.map(named -> new SpaceFound(board, named.getName(), Titles.of(named.getTitle(), named.getName()), row, column,
						null, entries, named, named))
				.orElseGet(() -> new SpaceFound(board, nameAt(row, column), titleAt(row, column), row, column, null, entries, null,
						legend.<EObject>map(entry -> entry).orElse(board)));
	}

	private void joinNeighbours() {
		Map<Position, List<SpaceFound>> byPosition = drawn.stream()
				.collect(Collectors.groupingBy(space -> new Position(space.row(), space.column())));
		for (SpaceFound one : drawn) {
			for (BoardPattern.Neighbour neighbour : pattern.joined()) {
				for (SpaceFound other : byPosition.getOrDefault(Position.of(one, neighbour.step()), List.of())) {
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
		SpaceFound from = end(path.getFrom());
		SpaceFound to = end(path.getTo());
		if (from == null || to == null) {
			return;
		}
		Optional<PathFound> drawn = drawnPaths.getOrDefault(from, List.of()).stream()
				.filter(other -> !replaced.contains(other) && joins(other, from, to)).findFirst();
		PathFound listed = new PathFound(path.getName(), path.getName(), from, to, path.getEntries(), path,
				drawn.<@Nullable Integer>map(PathFound::direction).orElse(null), path);
		paths.add(listed);
		drawn.ifPresent(other -> {
			replaced.add(other);
			Stream.of(from, to).map(end -> drawnPaths.getOrDefault(end, new ArrayList<>()))
					.forEach(known -> known.replaceAll(each -> each == other ? listed : each));
		});
	}

	/** A path to another board leads to the place of that name on the side of it that is in play. */
	private @Nullable SpaceFound end(@Nullable Space space) {
		SpaceFound found = space == null ? null : declared.get(space);
		return space == null || found == null || found.board() == board ? found : declared.get(switchedOn.inPlay(space));
	}

	private static boolean joins(PathFound path, SpaceFound one, SpaceFound other) {
		return Stream.of(path.from(), path.to()).allMatch(end -> end == one || end == other);
	}

	private static String titleOf(SpaceFound from, SpaceFound to) {
		return from.title() + " – " + to.title();
	}

}
