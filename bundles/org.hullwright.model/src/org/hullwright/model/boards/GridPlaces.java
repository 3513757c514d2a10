package org.hullwright.model.boards;

import java.util.function.ObjIntConsumer;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Board;
import org.hullwright.model.Grid;
import org.hullwright.model.Kind;
import org.hullwright.model.Space;

/**
 * Where the spaces of a grid lie. Columns of squares count from 1; those of hexagons in half steps, with every second row shifted by one.
 */
public final class GridPlaces {

	private static final int HALF_STEPS = 2;

	private GridPlaces() {}

	/** Tells the rows and columns of all spaces of a grid, in reading order. */
	public static void forEach(Grid grid, ObjIntConsumer<Integer> place) {
		for (int row = 1; row <= grid.getRows(); row++) {
			for (int at = 0; at < grid.getColumns(); at++) {
				place.accept(row, grid.isHexagonal() ? 1 + HALF_STEPS * at + shift(row) : 1 + at);
			}
		}
	}

	/** Whether a space of the grid lies there. */
	public static boolean has(Grid grid, int row, int column) {
		if (row < 1 || row > grid.getRows()) {
			return false;
		}
		int at = grid.isHexagonal() ? column - 1 - shift(row) : column - 1;
		int step = grid.isHexagonal() ? HALF_STEPS : 1;
		return at >= 0 && at % step == 0 && at / step < grid.getColumns();
	}

	/** The kind that the spaces of a grid are of; null when it says none, or the space is not one of a grid. */
	public static @Nullable Kind kindOf(Space space) {
		Grid grid = space.eContainer() instanceof Board board ? board.getGrid() : null;
		return grid != null && has(grid, space.getRow(), space.getColumn()) ? kindOf(grid) : null;
	}

	/** The kind that the spaces of a grid are of; null when it says none. */
	public static @Nullable Kind kindOf(Grid grid) {
		Kind kind = grid.getKind();
		return kind == null || kind.eIsProxy() ? null : kind;
	}

	private static int shift(int row) {
		return (row - 1) % HALF_STEPS;
	}
}
