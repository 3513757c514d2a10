package org.hullwright.export.pdf;

/**
 * How something that is larger than a page is divided among pages that overlap, so that they can be glued together. All lengths are in the
 * unit of documents.
 *
 * @param across whether the pages are wider than high
 * @param columns from left to right
 * @param rows from top to bottom
 * @param width of what is printed on a page
 * @param height of what is printed on a page
 */
record BoardGrid(boolean across, int columns, int rows, double width, double height) {

	/** What is printed on two neighbours alike. */
	static final double OVERLAP = 10 * PrintDocument.MILLIMETRE;

	/** As few pages as it takes, upright or across. */
	static BoardGrid of(double width, double height, Paper paper, double margin) {
		double narrow = paper.width() * PrintDocument.MILLIMETRE - 2 * margin;
		double high = paper.height() * PrintDocument.MILLIMETRE - 2 * margin;
		BoardGrid upright = new BoardGrid(false, pages(width, narrow), pages(height, high), narrow, high);
		BoardGrid across = new BoardGrid(true, pages(width, high), pages(height, narrow), high, narrow);
		return across.count() < upright.count() || across.count() == upright.count() && width > height ? across : upright;
	}

	private static int pages(double length, double page) {
		return Math.max(1, (int) Math.ceil((length - OVERLAP) / (page - OVERLAP)));
	}

	/** How many pages there are. */
	long count() {
		return (long) columns * rows;
	}

	/** How wide all pages are together, which is as much as what is printed on them or more. */
	double wholeWidth() {
		return columns * stepAcross() + OVERLAP;
	}

	/** How high all pages are together. */
	double wholeHeight() {
		return rows * stepDown() + OVERLAP;
	}

	/** How far the left edges of two neighbours are apart. */
	double stepAcross() {
		return width - OVERLAP;
	}

	/** How far the upper edges of two neighbours are apart. */
	double stepDown() {
		return height - OVERLAP;
	}
}
