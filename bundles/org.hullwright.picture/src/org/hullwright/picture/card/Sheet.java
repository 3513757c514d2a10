package org.hullwright.picture.card;

import org.hullwright.lang.rulestext.CardFace.Shape;
import org.hullwright.picture.Bounds;

/**
 * What a component is cut from, in the unit that it is drawn in.
 *
 * @param corner how far the rounding of a corner reaches
 * @param margin that is free of writing on either side
 */
record Sheet(double width, double height, double corner, double margin) {

	/** The usual one of a shape. */
	static Sheet of(Shape shape) {
		return switch (shape) {
			case CARD, FIGURE -> new Sheet(360, 503, 18, 20);
			case TILE -> new Sheet(480, 400, 36, 28);
			case TOKEN -> new Sheet(300, 300, 64, 26);
		};
	}

	/** The same but larger, on which the same writing takes less of the room. */
	Sheet larger(double factor) {
		return new Sheet(width * factor, height * factor, corner * factor, margin * factor);
	}

	/** All of it. */
	Bounds bounds() {
		return new Bounds(0, 0, width, height);
	}
}
