package org.hullwright.export.tts;

/** A part of a table that fills row by row, from left to right and towards the viewer. */
final class Shelf {

	private final double left;
	private final double width;
	private double right;
	private double away;
	private double deepest;

	/**
	 * @param left where rows begin
	 * @param far where the first row is
	 * @param width how long rows are
	 */
	Shelf(double left, double far, double width) {
		this.left = left;
		this.width = width;
		this.right = left;
		this.away = far;
	}

	/** Where what is on it ends, towards the viewer. */
	double near() {
		return away - deepest;
	}

	/** Room for something, in a new row where the row is full. */
	Spot next(double wide, double deep) {
		if (right > left && right + wide > left + width) {
			right = left;
			away -= deepest;
			deepest = 0;
		}
		Spot spot = Spot.at(right + wide / 2, away - deep / 2);
		right += wide;
		deepest = Math.max(deepest, deep);
		return spot;
	}
}
