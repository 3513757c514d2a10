package org.hullwright.picture;

import java.util.List;

/**
 * Where pieces can be pointed at.
 *
 * @param pieces the pieces drawn here, never empty; several when equal ones are drawn as one
 * @param corners of a convex polygon, in order
 */
public record Region(List<Integer> pieces, List<Point> corners) {

	public Region {
		pieces = List.copyOf(pieces);
		corners = List.copyOf(corners);
	}

	public static Region disc(List<Integer> pieces, Point centre, double radius) {
		return new Region(pieces, Polygons.regular(centre, radius, 16));
	}

	public boolean contains(Point point) {
		return Polygons.contains(corners, point);
	}

	public Bounds bounds() {
		return Bounds.around(corners);
	}
}
