package org.hullwright.export.art;

import org.hullwright.lang.rulestext.CardFace.Shape;
import org.hullwright.picture.card.PrintSize;

/**
 * How many pixels pictures have.
 *
 * @param cardWidth of every card, whatever its size
 * @param dotsPerInch of all other components
 * @param backDotsPerInch of what is on the other side of cards, tiles and tokens
 */
public record Sharpness(int cardWidth, int dotsPerInch, int backDotsPerInch) {

	/** What programs take without complaint, on each side of a picture. */
	public static final int LARGEST = 4096;
	/** Cards are as high as a whole number of these, which leaves cards of one size alike. */
	private static final int STEP = 10;

	/** Width and height in pixels. */
	public record Pixels(int width, int height) {}

	/** Of a side of a component. */
	public Pixels of(Shape shape, PrintSize size) {
		if (shape == Shape.CARD) {
			return new Pixels(cardWidth,
					Math.clamp((long) Math.ceil(cardWidth * size.height() / size.width() / STEP) * STEP, STEP, LARGEST));
		}
		return at(dotsPerInch, size);
	}

	/** Of what is on the other side. */
	public Pixels ofBack(PrintSize size) {
		return at(backDotsPerInch, size);
	}

	private static Pixels at(int dots, PrintSize size) {
		int across = size.pixelsAcross(dots);
		int down = size.pixelsDown(dots);
		double scale = Math.min(1, (double) LARGEST / Math.max(across, down));
		return new Pixels((int) Math.max(1, across * scale), (int) Math.max(1, down * scale));
	}
}
