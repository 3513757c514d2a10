package org.hullwright.export.pdf;

import org.hullwright.picture.card.PrintSize;

/**
 * How components of one size lie on sheets: in a block of rows and columns in the middle.
 *
 * @param columns at least 1
 * @param rows at least 1
 */
record Sheets(PrintOptions options, PrintSize size, int columns, int rows) {

	/** Room for marks and for what printers leave white, at each edge of the paper; in millimetres. */
	private static final double EDGE = 4.5;

	/** As many as there is room for. */
	static Sheets of(PrintOptions options, PrintSize size) {
		return new Sheets(options, size, fitting(options.paper().width(), size.width(), options),
				fitting(options.paper().height(), size.height(), options));
	}

	private static int fitting(double paper, double length, PrintOptions options) {
		return Math.max(1, (int) ((paper - 2 * EDGE - 2 * options.bleed() + options.gap()) / (length + options.gap())));
	}

	/** How many lie on one sheet. */
	int places() {
		return columns * rows;
	}

	/** How many sheets some of them take. */
	int count(int components) {
		return (components + places() - 1) / places();
	}

	/** Left edge of a column, in millimetres from the left edge of the paper. */
	double left(int column) {
		double block = columns * size.width() + (columns - 1) * options.gap();
		return (options.paper().width() - block) / 2 + column * (size.width() + options.gap());
	}

	/** Upper edge of a row, in millimetres from the upper edge of the paper. */
	double top(int row) {
		double block = rows * size.height() + (rows - 1) * options.gap();
		return (options.paper().height() - block) / 2 + row * (size.height() + options.gap());
	}

	/** How far what is printed may reach beyond a cut towards a neighbour, in millimetres. */
	double bleedBetween() {
		return Math.min(options.bleed(), options.gap() / 2);
	}
}
