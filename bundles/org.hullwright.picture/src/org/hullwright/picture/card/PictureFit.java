package org.hullwright.picture.card;

import java.util.Optional;

import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.Settings;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Raster;
import org.hullwright.picture.illustration.PictureCrop;

/**
 * Fits a picture into a box: which part of it is shown, how large, and what of it is in the middle.
 *
 * @param crop the part that is shown at all, in shares of the picture
 * @param fills whether it covers the box; else all of the part is seen
 * @param focusX what is in the middle of the box, as a share of the part from its left
 * @param focusY the same from its top
 * @param scale how large it is, 1 for what fits
 */
record PictureFit(Bounds crop, boolean fills, double focusX, double focusY, double scale) {

	private static final double PERCENT = 100;
	private static final double MIDDLE = 50;
	private static final double SMALLEST_SCALE = 0.05;

	/** As the settings of a box say. */
	static PictureFit of(Settings settings) {
		double left = share(settings, Setting.CROP, 0, 0);
		double top = share(settings, Setting.CROP, 1, 0);
		Bounds crop = new Bounds(left, top, Math.min(share(settings, Setting.CROP, 2, PERCENT), 1 - left),
				Math.min(share(settings, Setting.CROP, 3, PERCENT), 1 - top));
		return new PictureFit(crop, "fill".equals(settings.word(Setting.FIT, "whole")), share(settings, Setting.FOCUS, 0, MIDDLE),
				share(settings, Setting.FOCUS, 1, MIDDLE), Math.max(SMALLEST_SCALE, settings.number(Setting.SCALE, PERCENT) / PERCENT));
	}

	private static double share(Settings settings, Setting setting, int position, double otherwise) {
		return Math.clamp(settings.numberAt(setting, position).orElse(otherwise) / PERCENT, 0, 1);
	}

	/** How high a picture is when it is as wide as a box, at most as high as that is wide. */
	double height(Raster picture, double width) {
		double partWidth = picture.width() * crop.width();
		return partWidth == 0 ? 0 : Math.min(width, width * picture.height() * crop.height() / partWidth);
	}

	/**
	 * What of a picture is seen in a box.
	 *
	 * @param part of the picture that could be seen, in its pixels
	 * @param seen what of that is
	 * @param enlarged how large each pixel is
	 */
	record Seen(Bounds part, Bounds seen, double enlarged) {}

	/** What of a picture is seen in a box; empty where there is no room for anything. */
	Optional<Seen> seen(Raster whole, Bounds box) {
		Bounds part = new Bounds(crop.x() * whole.width(), crop.y() * whole.height(), crop.width() * whole.width(),
				crop.height() * whole.height());
		if (part.width() < 1 || part.height() < 1 || box.width() <= 0 || box.height() <= 0) {
			return Optional.empty();
		}
		double across = box.width() / part.width();
		double down = box.height() / part.height();
		double enlarged = scale * (fills ? Math.max(across, down) : Math.min(across, down));
		double width = Math.min(part.width(), box.width() / enlarged);
		double height = Math.min(part.height(), box.height() / enlarged);
		Bounds seen = new Bounds(part.x() + Math.clamp(focusX * part.width() - width / 2, 0, part.width() - width),
				part.y() + Math.clamp(focusY * part.height() - height / 2, 0, part.height() - height), width, height);
		return Optional.of(new Seen(part, seen, enlarged));
	}

	/** Draws a picture so that nothing of it is outside of a box. */
	void draw(Raster whole, Bounds box, Picture.Builder picture) {
		seen(whole, box).ifPresent(found -> {
			double width = found.seen().width() * found.enlarged();
			double height = found.seen().height() * found.enlarged();
			picture.pixels(PictureCrop.of(whole, found.seen()),
					new Bounds(box.centre().x() - width / 2, box.centre().y() - height / 2, width, height));
		});
	}
}
