package org.hullwright.picture.board;

/** How much is drawn on a tile: seen from afar, fewer things and larger. */
public enum DetailLevel {

	/** What a tile is and what stands there, as large as there is room for; all else gives way. */
	FARTHEST(30, 23, 2.4, 1.5, 1.4),
	/** Everything larger, and no small print. */
	FAR(25, 13, 2.1, 1.35, 1.3),
	/** Everything that is printed. */
	NEAR(18.5, 11, 1.7, 1.1, 1);

	private static final double FAR_FROM = 0.45;
	private static final double NEAR_FROM = 0.62;
	private final double titleSize;
	private final double smallestTitle;
	private final double pieceScale;
	private final double markScale;
	private final double discScale;

	DetailLevel(double titleSize, double smallestTitle, double pieceScale, double markScale, double discScale) {
		this.titleSize = titleSize;
		this.smallestTitle = smallestTitle;
		this.pieceScale = pieceScale;
		this.markScale = markScale;
		this.discScale = discScale;
	}

	/** @param zoom pixels for each board unit */
	public static DetailLevel at(double zoom) {
		if (zoom < FAR_FROM) {
			return FARTHEST;
		}
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

	double markScale() {
		return markScale;
	}

	double discScale() {
		return discScale;
	}
}
