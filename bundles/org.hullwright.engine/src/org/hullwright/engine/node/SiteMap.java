package org.hullwright.engine.node;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

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

	/** Reads the boards of a world. */
	public SiteMap(Layout layout) {
		this.layout = layout;
		int pieces = layout.pieceCount();
		types = new Type[pieces];
		Arrays.fill(types, Type.NONE);
		neighbours = new int[pieces][];
		rows = new int[pieces];
		columns = new int[pieces];
		Map<Integer, List<Integer>> paths = pathsOfSpaces();
		for (World.Board board : layout.world().boards()) {
			read(board, paths);
		}
	}

	/** Of all boards at once, for a path may join two of them. */
	private Map<Integer, List<Integer>> pathsOfSpaces() {
		Map<Integer, List<Integer>> paths = new HashMap<>();
		for (World.Board board : layout.world().boards()) {
			for (World.Link path : board.paths()) {
				IntStream.of(path.from(), path.to()).distinct()
						.forEach(space -> paths.computeIfAbsent(space, any -> new ArrayList<>()).add(path.piece()));
			}
		}
		return paths;
	}

	private void read(World.Board board, Map<Integer, List<Integer>> paths) {
		for (World.Site space : board.spaces()) {
			types[space.piece()] = Type.SPACE;
			rows[space.piece()] = space.row();
			columns[space.piece()] = space.column();
			neighbours[space.piece()] = inOrder(paths.getOrDefault(space.piece(), List.of()));
		}
		for (World.Link path : board.paths()) {
			types[path.piece()] = Type.PATH;
			neighbours[path.piece()] = inOrder(List.of(path.from(), path.to()));
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

	/** The column of a space, in half steps; 0 for anything else. */
	public int column(int space) {
		return columns[space];
	}

	/** The paths of a space or the ends of a path, in reading order. */
	int[] neighbours(int site) {
		return neighbours[site];
	}

	/** Appends the paths of a space or the ends of a path, in reading order; nothing for what is no site. */
	public void neighbours(int site, Numbers target) {
		if (neighbours[site] != null) {
			for (int neighbour : neighbours[site]) {
				target.add(neighbour);
			}
		}
	}
}
