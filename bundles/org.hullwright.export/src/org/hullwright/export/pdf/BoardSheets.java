package org.hullwright.export.pdf;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.hullwright.picture.Bounds;

/**
 * The sheets that a board is printed on: those of a grid on which there is anything that is not on a sheet beside it already. The board is
 * shifted within the grid, where there is room for that, so that few are needed. All lengths are in the unit of documents.
 *
 * @param left how far the board is from the left edge of the grid
 * @param top how far it is from the upper edge
 * @param printed in rows, from the left; at least one
 */
record BoardSheets(BoardGrid grid, double left, double top, List<Sheet> printed) {

	/** Shares of the room around a board at its left, or above it; the first of those that are as good is taken. */
	private static final double[] SHIFTS = { 0.5, 0, 1, 0.25, 0.75 };

	/** A place in the grid, from 0. */
	record Sheet(int row, int column) {}

	BoardSheets {
		printed = List.copyOf(printed);
	}

	/**
	 * As few sheets as it takes.
	 *
	 * @param coverage of the picture of the board
	 * @param width of the picture, in its own units
	 * @param height of the picture, in its own units
	 * @param scale how long a unit of the picture is when it is printed
	 */
	static BoardSheets of(BoardGrid grid, Coverage coverage, double width, double height, double scale) {
		double roomAcross = grid.wholeWidth() - width * scale;
		double roomDown = grid.wholeHeight() - height * scale;
		return DoubleStream.of(SHIFTS).boxed()
				.flatMap(down -> DoubleStream.of(SHIFTS)
						.mapToObj(across -> at(grid, coverage, new Position(across * roomAcross, down * roomDown, scale))))
				.reduce((best, next) -> next.printed().size() < best.printed().size() ? next : best).orElseThrow();
	}

	/** The left and the upper edge of a board in its grid, and how long one of its units is. */
	private record Position(double left, double top, double scale) {}

	private static BoardSheets at(BoardGrid grid, Coverage coverage, Position board) {
		List<Sheet> needed = all(grid).filter(sheet -> !coverage.isEmpty(own(grid, sheet, board))).toList();
		return new BoardSheets(grid, board.left(), board.top(), needed.isEmpty() ? all(grid).limit(1).toList() : needed);
	}

	private static Stream<Sheet> all(BoardGrid grid) {
		return IntStream.range(0, (int) grid.count()).mapToObj(number -> new Sheet(number / grid.columns(), number % grid.columns()));
	}

	/** What is on a sheet without what the sheets at its left and above it have as well, in the units of the picture. */
	private static Bounds own(BoardGrid grid, Sheet sheet, Position board) {
		double fromLeft = sheet.column() == 0 ? 0 : BoardGrid.OVERLAP;
		double fromTop = sheet.row() == 0 ? 0 : BoardGrid.OVERLAP;
		double x = sheet.column() * grid.stepAcross() + fromLeft - board.left();
		double y = sheet.row() * grid.stepDown() + fromTop - board.top();
		return new Bounds(x / board.scale(), y / board.scale(), (grid.width() - fromLeft) / board.scale(),
				(grid.height() - fromTop) / board.scale());
	}
}
