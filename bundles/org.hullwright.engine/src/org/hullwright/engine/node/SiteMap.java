package org.hullwright.engine.node;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.tree.World;

/** The spaces and paths of all boards and how they hang together. */
public final class SiteMap {

	private enum Type {
		NONE, SPACE, PATH
	}

	private final Layout layout;
	private final Type[] types;
	private final int[][] neighbours;
	private final int[] rows;
	private final int[] columns;
	/** From where one can come to a site; the same as its neighbours where nothing is one-way. */
	private final int[][] origins;
	/** The neighbours of each space in the directions of its board; empty when that names none. */
	private final int[][] towards;
	/** The first word of the directions of each space's board. */
	private final int[] firstWays;

	/** Reads the boards of a world. */
	public SiteMap(Layout layout) {
		this.layout = layout;
		int pieces = layout.pieceCount();
		types = new Type[pieces];
		Arrays.fill(types, Type.NONE);
		neighbours = new int[pieces][];
		rows = new int[pieces];
		columns = new int[pieces];
		origins = new int[pieces][];
		towards = new int[pieces][];
		firstWays = new int[pieces];
		PathsOfSpaces paths = new PathsOfSpaces(layout.world().boards());
		for (World.Board board : layout.world().boards()) {
			read(board, paths);
		}
	}

	/** The paths by which one can leave each space, and those by which one can come. Of all boards at once, for a path may join two. */
	private static final class PathsOfSpaces {

		private final Map<Integer, List<Integer>> leaving = new HashMap<>();
		private final Map<Integer, List<Integer>> arriving = new HashMap<>();

		PathsOfSpaces(List<World.Board> boards) {
			for (World.Board board : boards) {
				board.paths().forEach(this::add);
			}
		}

		private void add(World.Link path) {
			add(path, path.from(), leaving);
			add(path, path.to(), arriving);
			if (!path.oneWay() && path.from() != path.to()) {
				add(path, path.to(), leaving);
				add(path, path.from(), arriving);
			}
		}

		private static void add(World.Link path, int space, Map<Integer, List<Integer>> paths) {
			paths.computeIfAbsent(space, any -> new ArrayList<>()).add(path.piece());
		}

		List<Integer> from(int space) {
			return leaving.getOrDefault(space, List.of());
		}

		List<Integer> to(int space) {
			return arriving.getOrDefault(space, List.of());
		}
	}

	private void read(World.Board board, PathsOfSpaces paths) {
		int firstWay = board.ways().isEmpty() ? 0 : board.ways().getFirst();
		for (World.Site space : board.spaces()) {
			types[space.piece()] = Type.SPACE;
			rows[space.piece()] = space.row();
			columns[space.piece()] = space.column();
			neighbours[space.piece()] = inOrder(paths.from(space.piece()));
			origins[space.piece()] = inOrder(paths.to(space.piece()));
			towards[space.piece()] = space.towards().stream().mapToInt(Integer::intValue).toArray();
			firstWays[space.piece()] = firstWay;
		}
		for (World.Link path : board.paths()) {
			types[path.piece()] = Type.PATH;
			neighbours[path.piece()] = inOrder(List.of(path.from(), path.to()));
			origins[path.piece()] = path.oneWay() ? new int[] { path.from() } : neighbours[path.piece()];
		}
	}

	private int[] inOrder(List<Integer> sites) {
		return sites.stream().sorted(Comparator.comparingInt(layout::readingOrder)).mapToInt(Integer::intValue).toArray();
	}

	/** Number of pieces, sites or not. */
	int size() {
		return types.length;
	}

	boolean isSite(int piece) {
		return types[piece] != Type.NONE;
	}

	/** Whether a piece is a path, or a space. */
	public boolean is(int piece, boolean path) {
		return types[piece] == (path ? Type.PATH : Type.SPACE);
	}

	/** The row of a space; 0 for anything else. */
	public int row(int space) {
		return rows[space];
	}

	/** The column of a space as it counts on its board; 0 for anything else. */
	public int column(int space) {
		return columns[space];
	}

	/** The paths that lead to a space, or the ends of a path from which it leads, in reading order. */
	int[] origins(int site) {
		return origins[site];
	}

	/** The neighbour of a space towards a word; absent at the edge, and when the word is no direction of its board. */
	public int towards(int space, int word) {
		int direction = word - firstWays[space];
		int[] neighbours = towards[space];
		return direction >= 0 && direction < neighbours.length ? neighbours[direction] : World.ABSENT;
	}

	/** Appends the paths by which one can leave a space or the ends of a path, in reading order; nothing for what is no site. */
	public void neighbours(int site, Numbers target) {
		if (neighbours[site] != null) {
			for (int neighbour : neighbours[site]) {
				target.add(neighbour);
			}
		}
	}
}
