package org.hullwright.picture.card;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Point;
import org.hullwright.picture.Raster;

/**
 * A picture as it is seen in a box, for those who move it there.
 *
 * @param part of the picture that could be seen, in its pixels
 * @param seen what of that is
 * @param enlarged how large each pixel is
 * @param scale how large the picture is, in percent of what fits
 */
public record ShownPicture(Bounds part, Bounds seen, double enlarged, double scale) {

	private static final double PERCENT = 100;
	private static final double LARGEST = 1000;
	private static final double STEP = 5;
	private static final double HIDDEN = 0.5; // pixels that are not worth to be moved into sight

	/** A picture in a box as it is fitted there; null where there is no room. */
	static @Nullable ShownPicture of(PictureFit fit, Raster whole, Bounds box) {
		return fit.seen(whole, box).<@Nullable ShownPicture>map(
				found -> new ShownPicture(found.part(), found.seen(), found.enlarged(), fit.scale() * PERCENT)).orElse(null);
	}

	/** Whether some of the picture is hidden, so that it can be moved. */
	public boolean isMovable() {
		return part.width() - seen.width() > HIDDEN || part.height() - seen.height() > HIDDEN;
	}

	/**
	 * What of the picture is in the middle of the box, in percent from its left and its top, when somebody has moved it.
	 *
	 * @param right how far, in the unit of the box
	 * @param down the same
	 */
	public Point focusMoved(double right, double down) {
		return new Point(focus(part.x(), part.width(), seen.x(), seen.width(), right / enlarged),
				focus(part.y(), part.height(), seen.y(), seen.height(), down / enlarged));
	}

	private static double focus(double start, double length, double seenStart, double seenLength, double moved) {
		double middle = seenStart - start + seenLength / 2 - moved;
		return Math.rint(Math.clamp(middle, seenLength / 2, Math.max(seenLength / 2, length - seenLength / 2)) / length * PERCENT);
	}

	/** How large it is in percent of what fits, when somebody makes it larger by some steps, or smaller by negative ones. */
	public double scaled(int steps) {
		return Math.clamp(Math.rint(scale / STEP + steps) * STEP, STEP, LARGEST);
	}
}
