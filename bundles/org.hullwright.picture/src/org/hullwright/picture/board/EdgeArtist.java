package org.hullwright.picture.board;

import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.Polygons;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.PrintedMark;
import org.hullwright.picture.scene.TurnedEdges;

/** Draws what is printed along the edges of a tile as it lies, and an arrowhead towards the tile's own top when it was turned. */
final class EdgeArtist {

	private static final double INSIDE = 12; // of the border of the tile
	private static final double SCALE = 0.9;
	private static final double NOTCH = 19;
	private static final double NOTCH_WIDTH = 12;
	private final BoardTheme theme;
	private final MarkArtist marks;

	EdgeArtist(BoardTheme theme) {
		this.theme = theme;
		this.marks = new MarkArtist(theme);
	}

	void draw(TurnedEdges edges, Point middle, BoardGeometry geometry, Picture.Builder picture) {
		int count = edges.marks().size();
		for (int index = 0; index < count; index++) {
			PrintedMark mark = edges.marks().get(index);
			double angle = edges.first() + 360.0 * index / count;
			marks.draw(mark.emblem(), theme.colour(mark.hue()), towards(middle, angle, geometry.reach(angle) - INSIDE), SCALE, picture);
		}
		if (edges.turned() != 0) {
			Point tip = towards(middle, edges.turned(), geometry.reach(edges.turned()) - 2 * INSIDE);
			Outline head = Outline.polygon(Polygons.arrowhead(middle, tip, NOTCH, NOTCH_WIDTH), 1);
			picture.stroke(head, theme.tile(), 5); // seen on the coloured band as well
			picture.fill(head, theme.ink());
		}
	}

	/** @param angle in degrees clockwise from up */
	private static Point towards(Point from, double angle, double distance) {
		double radians = Math.toRadians(angle);
		return from.plus(distance * Math.sin(radians), -distance * Math.cos(radians));
	}
}
