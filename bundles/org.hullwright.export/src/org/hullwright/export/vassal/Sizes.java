package org.hullwright.export.vassal;

import org.hullwright.export.table.Component;
import org.hullwright.lang.rulestext.CardFace.Shape;
import org.hullwright.picture.card.PrintSize;

/**
 * How large things are on maps that are not made larger or smaller. Their pictures have more pixels, which show when somebody looks
 * closely.
 */
final class Sizes {

	/** Of maps, and of what is on the back of things, which has no scale of its own. */
	static final int DOTS_PER_INCH = 90;

	private static final int STANDING_WIDTH = 80;
	private static final int STANDING_HEIGHT = 99;

	private Sizes() {}

	/** Width and height in pixels. */
	record Size(int width, int height) {

		/** As large as both of them. */
		Size and(Size other) {
			return new Size(Math.max(width, other.width), Math.max(height, other.height));
		}
	}

	/** What is moved about: of a figure not what is printed, but how it stands. */
	static Size ofPiece(Component component) {
		return component.shape() == Shape.FIGURE ? new Size(STANDING_WIDTH, STANDING_HEIGHT) : ofFace(component);
	}

	/** What is printed. */
	static Size ofFace(Component component) {
		PrintSize size = PrintSize.of(component.card().design().format());
		return new Size(size.pixelsAcross(DOTS_PER_INCH), size.pixelsDown(DOTS_PER_INCH));
	}
}
