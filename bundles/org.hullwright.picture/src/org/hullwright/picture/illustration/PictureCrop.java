package org.hullwright.picture.illustration;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

import javax.imageio.ImageIO;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Raster;
import org.hullwright.picture.paint.PngFile;

/** Cuts rectangles out of pictures, so that no painter needs to clip. */
public final class PictureCrop {

	private static final double ROUNDING = 0.5;

	private PictureCrop() {}

	/**
	 * A part of a picture; all of it when that is what is wanted.
	 *
	 * @param part in pixels; what lies beyond the picture is left out, but at least one pixel remains
	 */
	public static Raster of(Raster picture, Bounds part) {
		int left = (int) Math.clamp(Math.round(part.x()), 0, picture.width() - 1);
		int top = (int) Math.clamp(Math.round(part.y()), 0, picture.height() - 1);
		int width = (int) Math.clamp(Math.round(part.x() + part.width()) - left, 1, picture.width() - left);
		int height = (int) Math.clamp(Math.round(part.y() + part.height()) - top, 1, picture.height() - top);
		if (width >= picture.width() - ROUNDING && height >= picture.height() - ROUNDING) {
			return picture;
		}
		BufferedImage cut = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
		Graphics2D graphics = cut.createGraphics();
		try {
			graphics.drawImage(ImageIO.read(new ByteArrayInputStream(picture.png())), -left, -top, null);
		} catch (IOException broken) {
			throw new UncheckedIOException(broken); // it was written here
		} finally {
			graphics.dispose();
		}
		return new Raster(PngFile.of(cut), width, height);
	}
}
