package org.hullwright.picture.board;

import java.util.List;

import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.icon.IconOutlines;
import org.hullwright.picture.scene.Emblem;

/**
 * Draws standing figures: silhouettes on a round base. Those of players are people who wear their icon, all others are what their icon is.
 */
public final class FigureArtist {

	private static final Colour OUTLINE = new Colour(12, 14, 18, 215);
	private static final Colour SHADE = new Colour(0, 0, 0, 80);
	private static final Colour LIGHT = Colour.of(0xFFFFFF);
	private static final double LINE = 3;
	private static final double FLOOR = 15.5; // from the middle down to the middle of the base
	private static final double BASE = 15; // half of its width
	private static final double FLATTENED = 0.36;
	private static final double RIM = 2.6;
	private static final double SILHOUETTE = 35;
	private static final double LIFTED = -4.5;

	private FigureArtist() {}

	/** A person in the colour of a player. */
	public static void pawn(Emblem emblem, Point middle, double scale, Colour colour, Picture.Builder picture) {
		base(middle, scale, colour, picture);
		Outline body = Outline.polygon(List.of(middle.plus(-8.5 * scale, -7 * scale), middle.plus(8.5 * scale, -7 * scale),
				middle.plus(12.5 * scale, 15 * scale), middle.plus(-12.5 * scale, 15 * scale)), 5.5 * scale);
		Outline head = Outline.circle(middle.plus(0, -13.5 * scale), 7 * scale);
		picture.stroke(body, OUTLINE, LINE * scale);
		picture.stroke(head, OUTLINE, LINE * scale);
		picture.fill(body, colour);
		picture.fill(head, colour.mixed(LIGHT, 0.3));
		EmblemArtist.draw(emblem, middle.plus(0, 4.5 * scale), 10.5 * scale, colour.writing(), picture);
	}

	/** Something that is no person's, in the colour of what it is one of. */
	public static void creature(Emblem emblem, Point middle, double scale, Colour colour, Picture.Builder picture) {
		base(middle, scale, colour, picture);
		IconOutlines.of(emblem.icon(), middle.plus(0, LIFTED * scale), SILHOUETTE * scale).ifPresentOrElse(silhouette -> {
			picture.stroke(silhouette, OUTLINE, LINE * scale);
			picture.fill(silhouette, colour.mixed(LIGHT, 0.12));
		}, () -> unknown(emblem, middle, scale, colour, picture));
	}

	/** Something of which only letters are told, if anything. */
	private static void unknown(Emblem emblem, Point middle, double scale, Colour colour, Picture.Builder picture) {
		Outline shape = Outline.polygon(List.of(middle.plus(0, -21 * scale), middle.plus(13 * scale, -9 * scale),
				middle.plus(9 * scale, 13 * scale), middle.plus(-9 * scale, 13 * scale), middle.plus(-13 * scale, -9 * scale)), 4 * scale);
		picture.stroke(shape, OUTLINE, LINE * scale);
		picture.fill(shape, colour);
		EmblemArtist.draw(emblem, middle.plus(0, -3 * scale), 13 * scale, colour.writing(), picture);
	}

	private static void base(Point middle, double scale, Colour colour, Picture.Builder picture) {
		Point floor = middle.plus(0, FLOOR * scale);
		double width = BASE * scale;
		picture.fill(Outline.ellipse(floor.plus(1.5 * scale, 2.5 * scale), width + 1.5 * scale, (width + 1.5 * scale) * FLATTENED), SHADE);
		picture.fill(Outline.ellipse(floor.plus(0, RIM * scale), width, width * FLATTENED), colour.mixed(Colour.of(0x000000), 0.5));
		picture.fill(Outline.ellipse(floor, width, width * FLATTENED), colour.mixed(Colour.of(0x000000), 0.2));
		picture.stroke(Outline.ellipse(floor, width, width * FLATTENED), colour.mixed(LIGHT, 0.45), 1.2 * scale);
	}
}
