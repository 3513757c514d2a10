package org.hullwright.picture.card;

import org.hullwright.lang.rulestext.CardFace.Shape;

/**
 * How large a component is on the table.
 *
 * @param width in millimetres
 * @param height in millimetres
 */
public record PrintSize(double width, double height) {

	private static final double MILLIMETRES_PER_INCH = 25.4;

	/** The usual size of a shape: a card is a poker card. */
	public static PrintSize of(Shape shape) {
		return switch (shape) {
			case CARD -> new PrintSize(63, 88);
			case FIGURE -> new PrintSize(44, 61.5);
			case TILE -> new PrintSize(78, 65);
			case TOKEN -> new PrintSize(30, 30);
		};
	}

	/** Pixels from left to right. */
	public int pixelsAcross(int dotsPerInch) {
		return pixels(width, dotsPerInch);
	}

	/** Pixels from top to bottom. */
	public int pixelsDown(int dotsPerInch) {
		return pixels(height, dotsPerInch);
	}

	private static int pixels(double length, int dotsPerInch) {
		return (int) Math.max(1, Math.round(length / MILLIMETRES_PER_INCH * dotsPerInch));
	}
}
