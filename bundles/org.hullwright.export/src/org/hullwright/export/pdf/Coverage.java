package org.hullwright.export.pdf;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

import javax.imageio.ImageIO;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Picture;
import org.hullwright.picture.paint.PixelPainter;
import org.hullwright.picture.paint.Typeface;

/** Ink coverage of a picture, sampled on a coarse raster: whether anything at all is drawn in a stretch of it. */
final class Coverage {

	/** Pixels along the longer side: with fewer, thin lines of a large board would fade away. */
	private static final int RESOLUTION = 900;
	/** How dark a pixel has to be to count, out of 255. */
	private static final int VISIBLE = 4;

	private final Bounds bounds;
	private final BufferedImage pixels;

	Coverage(Picture picture) {
		this.bounds = picture.bounds();
		double scale = RESOLUTION / Math.max(bounds.width(), bounds.height());
		byte[] png = new PixelPainter(Typeface.embedded())
				.paint(picture, (int) Math.ceil(bounds.width() * scale), (int) Math.ceil(bounds.height() * scale)).png();
		try {
			this.pixels = ImageIO.read(new ByteArrayInputStream(png));
		} catch (IOException broken) {
			throw new UncheckedIOException(broken); // it was written here
		}
	}

	/**
	 * Whether nothing is drawn in a rectangle.
	 *
	 * @param stretch in units of the picture, with its upper left corner as the origin; what is outside of the picture is empty
	 */
	boolean isEmpty(Bounds stretch) {
		int left = Math.max(0, (int) Math.floor(stretch.x() / bounds.width() * pixels.getWidth()));
		int top = Math.max(0, (int) Math.floor(stretch.y() / bounds.height() * pixels.getHeight()));
		int right = Math.min(pixels.getWidth(), (int) Math.ceil((stretch.x() + stretch.width()) / bounds.width() * pixels.getWidth()));
		int bottom = Math.min(pixels.getHeight(), (int) Math.ceil((stretch.y() + stretch.height()) / bounds.height() * pixels.getHeight()));
		for (int y = top; y < bottom; y++) {
			for (int x = left; x < right; x++) {
				if (isVisible(pixels.getRGB(x, y))) {
					return false;
				}
			}
		}
		return true;
	}

	private static boolean isVisible(int argb) {
		int opacity = argb >>> 24;
		int brightness = ((argb >> 16 & 0xFF) + (argb >> 8 & 0xFF) + (argb & 0xFF)) / 3;
		return (255 - brightness) * opacity / 255 >= VISIBLE;
	}
}
