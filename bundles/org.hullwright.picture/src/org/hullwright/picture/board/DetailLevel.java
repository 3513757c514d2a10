package org.hullwright.picture.board;

/** How much is drawn on a tile: seen from afar, fewer things and larger. */
public enum DetailLevel {

	/** Title, value and pieces only. */
	FAR(25, 13, 1.35),
	/** Everything that is printed. */
	NEAR(18.5, 11, 1.25);

	private static final double NEAR_FROM = 0.62;
	private final double titleSize;
	private final double smallestTitle;
	private final double pieceScale;

	DetailLevel(double titleSize, double smallestTitle, double pieceScale) {
		this.titleSize = titleSize;
		this.smallestTitle = smallestTitle;
		this.pieceScale = pieceScale;
	}

	/** @param zoom pixels for each board unit */
	public static DetailLevel at(double zoom) {
		return zoom < NEAR_FROM ? FAR : NEAR;
	}

	double titleSize() {
		return titleSize;
	}

	double smallestTitle() {
		return smallestTitle;
	}

	double pieceScale() {
		return pieceScale;
	}
}
