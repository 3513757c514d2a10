package org.hullwright.export.art;

import java.util.List;
import java.util.Map;

import org.hullwright.picture.Point;
import org.hullwright.picture.Raster;

/**
 * A board as a picture.
 *
 * @param raster the picture
 * @param middles where the middle of each space and each link is, in pixels, by its identity; a link to another board is not in it
 * @param outlines corners of each space, in pixels, by its identity
 * @param directions how far what lies along a link is turned, in degrees clockwise from level to level or upwards, by the identity of the
 * link
 */
public record BoardPicture(Raster raster, Map<String, Point> middles, Map<String, List<Point>> outlines,
		Map<String, Integer> directions) {

	public BoardPicture {
		middles = Map.copyOf(middles);
		outlines = Map.copyOf(outlines);
		directions = Map.copyOf(directions);
	}
}
