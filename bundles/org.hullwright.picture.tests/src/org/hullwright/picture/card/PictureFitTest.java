package org.hullwright.picture.card;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.image.BufferedImage;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Drawing;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Raster;
import org.hullwright.picture.paint.PngFile;
import org.junit.jupiter.api.Test;

/** Which part of a picture is seen, and where. */
class PictureFitTest {

	private static final Bounds BOX = new Bounds(100, 200, 50, 50);
	private static final Bounds WHOLE = new Bounds(0, 0, 1, 1);
	private final Raster wide = new Raster(PngFile.of(new BufferedImage(40, 20, BufferedImage.TYPE_INT_ARGB)), 40, 20);

	private Drawing.Pixels drawn(PictureFit fit) {
		Picture.Builder picture = new Picture.Builder();
		fit.draw(wide, BOX, picture);
		return (Drawing.Pixels) picture.build(BOX).drawings().getFirst();
	}

	@Test
	void a_picture_is_seen_whole_unless_it_is_to_fill_its_box() {
		Drawing.Pixels whole = drawn(new PictureFit(WHOLE, false, 0.5, 0.5, 1));
		Drawing.Pixels filling = drawn(new PictureFit(WHOLE, true, 0.5, 0.5, 1));

		assertEquals(new Bounds(100, 212.5, 50, 25), whole.place());
		assertEquals(wide, whole.raster());
		assertEquals(BOX, filling.place());
		assertEquals(20, filling.raster().width());
	}

	@Test
	void what_is_cropped_away_is_not_seen() {
		Drawing.Pixels half = drawn(new PictureFit(new Bounds(0.5, 0, 0.5, 1), false, 0.5, 0.5, 1));

		assertEquals(BOX, half.place());
		assertEquals(20, half.raster().width());
	}

	@Test
	void a_larger_scale_shows_less_and_stays_in_the_box() {
		Drawing.Pixels close = drawn(new PictureFit(WHOLE, true, 1, 0, 2));

		assertEquals(BOX, close.place());
		assertEquals(10, close.raster().width());
		assertEquals(10, close.raster().height());
	}

	@Test
	void a_smaller_scale_leaves_room_around_it() {
		assertEquals(new Bounds(112.5, 218.75, 25, 12.5), drawn(new PictureFit(WHOLE, false, 0.5, 0.5, 0.5)).place());
	}
}
