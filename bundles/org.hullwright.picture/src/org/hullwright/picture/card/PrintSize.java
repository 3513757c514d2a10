package org.hullwright.picture.card;

import org.hullwright.lang.design.PaperFormat;

/**
 * How large a component is on the table.
 *
 * @param width in millimetres
 * @param height in millimetres
 */
public record PrintSize(double width, double height) {

	private static final double MILLIMETRES_PER_INCH = 25.4;

	/** The size of what is cut in a format. */
	public static PrintSize of(PaperFormat format) {
		return new PrintSize(format.width(), format.height());
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
