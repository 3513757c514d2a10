package org.hullwright.engine.lower.symbol;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.World;
import org.hullwright.model.Board;
import org.hullwright.model.Grid;

/**
 * Where the neighbours of a space lie: a tessellation.
 *
 * @param form of the spaces
 * @param joined the neighbours to the right and below, to which paths lead, with the number of the direction that such a path has
 */
record BoardPattern(World.Board.Form form, List<Neighbour> joined) {

	private static final List<Step> HEXAGONS = List.of(new Step(-1, 1), new Step(0, 2), new Step(1, 1), new Step(1, -1), new Step(0, -2),
			new Step(-1, -1));
	private static final List<Step> CORNERS_TOO = List.of(new Step(-1, 0), new Step(-1, 1), new Step(0, 1), new Step(1, 1), new Step(1, 0),
			new Step(1, -1), new Step(0, -1), new Step(-1, -1));
	private static final List<Step> SQUARES = List.of(new Step(-1, 0), new Step(0, 1), new Step(1, 0), new Step(0, -1));

	private static final BoardPattern OF_HEXAGONS = new BoardPattern(World.Board.Form.HEXAGONS,
			List.of(new Neighbour(new Step(0, 2), 0), new Neighbour(new Step(1, -1), 2), new Neighbour(new Step(1, 1), 1)));
	private static final BoardPattern OF_SQUARES = new BoardPattern(World.Board.Form.SQUARES,
			List.of(new Neighbour(new Step(0, 1), 0), new Neighbour(new Step(1, 0), 1)));
	private static final BoardPattern WITH_DIAGONALS = new BoardPattern(World.Board.Form.SQUARES,
			List.of(new Neighbour(new Step(0, 1), 0), new Neighbour(new Step(1, -1), 2), new Neighbour(new Step(1, 0), 3),
					new Neighbour(new Step(1, 1), 1)));

	/** How far a neighbour lies, in rows and columns of the picture. */
	record Step(int down, int right) {}

	/**
	 * A neighbour that a path leads to.
	 *
	 * @param direction level is 0, falling to the right 1, rising to the right 2; what stands upright comes last
	 */
	record Neighbour(Step step, int direction) {}

	/** The pattern of a board; rows of letters are hexagons. */
	static BoardPattern of(Board board) {
		Grid grid = board.getGrid();
		if (grid == null || grid.isHexagonal()) {
			return OF_HEXAGONS;
		}
		return grid.isDiagonals() ? WITH_DIAGONALS : OF_SQUARES;
	}

	/** The steps in so many directions, clockwise from up; null when there are not so many. */
	@Nullable
	List<Step> circle(int size) {
		return switch (form) {
			case HEXAGONS -> size == HEXAGONS.size() ? HEXAGONS : null;
			case SQUARES -> size == SQUARES.size() ? SQUARES : size == CORNERS_TOO.size() ? CORNERS_TOO : null;
		};
	}
}
