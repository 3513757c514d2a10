package org.hullwright.picture.card;

import java.util.Locale;
import java.util.Random;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.Polygons;

/**
 * Faint patterns behind icons: one for each kind, laid differently for each title, so that cards without art are told apart at a glance.
 */
final class TextureArtist {

	private static final double STEP = 27; // between the middles of shapes
	private static final double LARGEST = 12; // radius of a shape
	private static final double STRONGEST = 0.13; // opacity

	/** What a pattern is made of. */
	private enum Motif {
		HEXAGONS, RINGS, DIAMONDS, DASHES, STRIPES, BRICKS, CIRCUIT
	}

	/** Fills a place with the pattern of a kind. */
	void draw(String kind, String title, Bounds place, Colour colour, Picture.Builder picture) {
		Motif motif = Motif.values()[Math.floorMod(kind.hashCode(), Motif.values().length)];
		draw(motif, 31L * kind.hashCode() + title.hashCode(), place, colour, picture);
	}

	/**
	 * Fills a place with a pattern.
	 *
	 * @param texture one of the words for patterns
	 */
	void textured(String texture, String title, Bounds place, Colour colour, Picture.Builder picture) {
		draw(Motif.valueOf(texture.toUpperCase(Locale.ROOT)), title.hashCode(), place, colour, picture);
	}

	private static void draw(Motif motif, long seed, Bounds place, Colour colour, Picture.Builder picture) {
		Random chance = new Random(seed);
		int row = 0;
		for (double y = place.y() + LARGEST + 4; y <= place.y() + place.height() - LARGEST - 4; y += STEP * 0.87) {
			double shift = row++ % 2 == 0 ? 0 : STEP / 2;
			for (double x = place.x() + LARGEST + 4 + shift; x <= place.x() + place.width() - LARGEST - 4; x += STEP) {
				double size = LARGEST * (0.35 + 0.65 * chance.nextDouble());
				shape(motif, new Point(x, y), size, colour.faded(STRONGEST * (0.3 + 0.7 * chance.nextDouble())), picture);
			}
		}
	}

	private static void shape(Motif motif, Point middle, double size, Colour colour, Picture.Builder picture) {
		switch (motif) {
			case HEXAGONS -> picture.fill(Outline.polygon(Polygons.regular(middle, size, 6), 0), colour);
			case RINGS -> picture.stroke(Outline.circle(middle, size * 0.8), colour, 2.5);
			case DIAMONDS -> picture.fill(Outline.polygon(Polygons.regular(middle, size, 4), 0), colour);
			case DASHES ->
				picture.stroke(Outline.line(middle.plus(-size * 0.7, size * 0.7), middle.plus(size * 0.7, -size * 0.7)), colour, 3);
			case STRIPES ->
				picture.fill(Outline.polygon(Polygons.bar(middle.plus(-LARGEST, LARGEST), middle.plus(LARGEST, -LARGEST), size), 0),
						colour);
			case BRICKS -> picture.stroke(Outline.box(new Bounds(middle.x() - LARGEST, middle.y() - LARGEST, 2 * LARGEST, 2 * LARGEST), 0),
					colour, 1.5);
			case CIRCUIT -> {
				Point bend = middle.plus(size, 0);
				picture.stroke(Outline.line(middle.plus(-LARGEST, 0), bend), colour, 2);
				picture.stroke(Outline.line(bend, bend.plus(0, size)), colour, 2);
				picture.fill(Outline.circle(bend.plus(0, size), 3), colour);
			}
		}
	}
}
