package org.hullwright.picture.paint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;

import javax.imageio.ImageIO;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.Raster;
import org.junit.jupiter.api.Test;

class PixelPainterTest {

	private static final Bounds SQUARE = new Bounds(-10, -10, 20, 20);
	private static final Colour RED = Colour.of(0xFF0000);
	private final PixelPainter painter = new PixelPainter(Typeface.embedded());

	private static BufferedImage shown(Raster raster) throws IOException {
		return ImageIO.read(new ByteArrayInputStream(raster.png()));
	}

	@Test
	void the_bounds_of_a_picture_fill_the_pixels() throws IOException {
		Picture picture = new Picture.Builder().fill(Outline.box(new Bounds(0, 0, 10, 10), 0), RED).build(SQUARE);
		BufferedImage image = shown(painter.paint(picture, 40, 40));
		assertEquals(40, image.getWidth());
		assertEquals(0, image.getRGB(10, 10), "nothing is painted here");
		assertEquals(0xFFFF0000, image.getRGB(30, 30));
	}

	@Test
	void what_is_painted_later_lies_above() throws IOException {
		Picture picture = new Picture.Builder().fill(Outline.box(SQUARE, 0), RED)
				.fill(Outline.circle(new Point(0, 0), 5), new Colour(0, 0, 255, 127)).build(SQUARE);
		int middle = shown(painter.paint(picture, 40, 40)).getRGB(20, 20);
		assertEquals(0x80, middle >> 16 & 0xFF, 1);
		assertEquals(0x7F, middle & 0xFF, 1);
	}

	@Test
	void words_stand_around_their_middle() throws IOException {
		BufferedImage image = shown(
				painter.paint(new Picture.Builder().words("H", new Point(0, 0), 16, true, RED).build(SQUARE), 200, 200));
		int left = 200;
		int right = 0;
		int top = 200;
		int bottom = 0;
		for (int y = 0; y < 200; y++) {
			for (int x = 0; x < 200; x++) {
				if (image.getRGB(x, y) >>> 24 > 127) {
					left = Math.min(left, x);
					right = Math.max(right, x);
					top = Math.min(top, y);
					bottom = Math.max(bottom, y);
				}
			}
		}
		assertEquals(100, (left + right) / 2.0, 2);
		assertEquals(100, (top + bottom) / 2.0, 4);
		assertTrue(bottom - top > 100, "a capital is about seven tenths as high as its size");
	}

	@Test
	void a_picture_in_a_picture_is_painted() throws IOException {
		Raster inner = painter.paint(new Picture.Builder().fill(Outline.box(SQUARE, 0), RED).build(SQUARE), 4, 4);
		Picture outer = new Picture.Builder().pixels(inner, new Bounds(-10, -10, 10, 10)).build(SQUARE);
		assertEquals(0xFFFF0000, shown(painter.paint(outer, 40, 40)).getRGB(10, 10));
	}

	@Test
	void the_same_picture_gives_the_same_bytes() {
		Picture picture = new Picture.Builder().dashes(Outline.circle(new Point(0, 0), 7), RED, 1)
				.words("Same", new Point(0, 0), 6, false, RED).build(SQUARE);
		assertEquals(painter.paint(picture, 64, 64), painter.paint(picture, 64, 64));
	}
}
