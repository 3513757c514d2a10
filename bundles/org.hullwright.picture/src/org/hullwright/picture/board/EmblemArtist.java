package org.hullwright.picture.board;

import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.icon.IconOutlines;
import org.hullwright.picture.scene.Emblem;

/** Draws icons, and letters where there is none. */
public final class EmblemArtist {

	private static final double ICON = 1.75; // height of an icon, of letters that take the same room

	private static final double CORNER = 0.85; // how far a badge is from the middle, to the left and upwards
	private static final double BADGE = 0.42; // radius

	private EmblemArtist() {}

	/** @param size height of letters, in board units */
	public static void draw(Emblem emblem, Point middle, double size, Colour colour, Picture.Builder picture) {
		IconOutlines.of(emblem.icon(), middle, size * ICON).ifPresentOrElse(icon -> picture.fill(icon, colour),
				() -> picture.words(emblem.letters(), middle, size, true, colour));
		if (!emblem.badge().isEmpty()) {
			Point corner = middle.plus(-size * CORNER, -size * CORNER);
			picture.fill(Outline.circle(corner, size * BADGE), colour);
			picture.words(emblem.badge(), corner, size * BADGE * 1.6, true, colour.writing());
		}
	}
}
