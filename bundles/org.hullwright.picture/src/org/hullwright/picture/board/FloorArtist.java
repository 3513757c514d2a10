package org.hullwright.picture.board;

import java.util.List;
import java.util.Optional;
import java.util.Random;

import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.Polygons;
import org.hullwright.picture.icon.IconOutlines;
import org.hullwright.picture.scene.Emblem;

/**
 * Draws the floor plan of a tile: plates, things that stand along the walls, the symbol of the tile on the floor, walls, and openings in
 * them where paths leave. The same title gives the same plan.
 */
final class FloorArtist {

	private static final double PLATE = 25;
	private static final double WALL = 7;
	private static final double INSIDE = 9; // from the border of the tile
	private static final double DOORWAY = 25; // half of its width
	private static final double SYMBOL_END = 69; // from the middle of the tile
	private static final int MOST_THINGS = 6;
	private static final double LONGEST_THING = 26;
	private static final double DEEPEST_THING = 11;

	private FloorArtist() {}

	/**
	 * Draws what lies below everything.
	 *
	 * @param corners of the tile, around its middle
	 * @param top of the part that is seen
	 */
	static void floor(String title, Emblem symbol, Point middle, List<Point> corners, double top, Colour line, Picture.Builder picture) {
		List<Point> inner = corners.stream().map(corner -> corner.towards(middle, INSIDE / corner.distanceTo(middle))).toList();
		for (double y = top + PLATE; y < middle.y() + BoardGeometry.RADIUS; y += PLATE) {
			seam(new Point(middle.x() - BoardGeometry.RADIUS, y), new Point(middle.x() + BoardGeometry.RADIUS, y), inner, line, picture);
		}
		for (int column = -3; column <= 3; column++) {
			double x = middle.x() + (column + 0.5) * PLATE;
			seam(new Point(x, top), new Point(x, middle.y() + BoardGeometry.RADIUS), inner, line, picture);
		}
		furniture(title, middle, inner, top, line, picture);
		double end = middle.y() + SYMBOL_END;
		IconOutlines.of(symbol.icon(), new Point(middle.x(), (top + end) / 2), end - top)
				.ifPresent(icon -> picture.fill(icon, line.faded(0.34)));
	}

	private static void seam(Point from, Point to, List<Point> inside, Colour line, Picture.Builder picture) {
		Optional<Outline> seen = Polygons.clipped(from, to, inside).map(part -> Outline.line(part.get(0), part.get(1)));
		seen.ifPresent(seam -> picture.stroke(seam, line.faded(0.13), 1.1));
	}

	/** Along the walls below the top, between their corners and where paths may leave. */
	private static void furniture(String title, Point middle, List<Point> inner, double top, Colour line, Picture.Builder picture) {
		Random chance = new Random(title.hashCode());
		for (int thing = 0; thing < MOST_THINGS; thing++) {
			int wall = chance.nextInt(inner.size());
			Point from = inner.get(wall);
			Point to = inner.get((wall + 1) % inner.size());
			boolean first = chance.nextBoolean();
			double length = LONGEST_THING * (0.5 + 0.5 * chance.nextDouble());
			double depth = DEEPEST_THING * (0.6 + 0.4 * chance.nextDouble());
			Point start = first ? from.towards(to, 0.06) : to.towards(from, 0.06);
			Point end = start.towards(first ? to : from, length / from.distanceTo(to));
			Point inwards = start.towards(end, 0.5).towards(middle, depth / 2 / start.towards(end, 0.5).distanceTo(middle));
			double right = inwards.x() - start.towards(end, 0.5).x();
			double down = inwards.y() - start.towards(end, 0.5).y();
			if (Math.min(start.y(), end.y()) + down > top + depth) {
				Outline box = Outline.polygon(Polygons.bar(start.plus(right, down), end.plus(right, down), depth), 2);
				picture.fill(box, line.faded(0.14));
				picture.stroke(box, line.faded(0.3), 1.1);
			}
		}
	}

	/**
	 * Draws what stands above the floor.
	 *
	 * @param exits where paths leave, on the border
	 * @param threshold colour of what lies in openings
	 */
	static void walls(Point middle, List<Point> corners, List<Point> exits, Colour wall, Colour threshold, Picture.Builder picture) {
		picture.stroke(Outline.polygon(corners, TileArtist.ROUNDING), wall, WALL);
		for (Point exit : exits) {
			double length = Math.max(1, exit.distanceTo(middle));
			double right = -(exit.y() - middle.y()) / length * DOORWAY;
			double down = (exit.x() - middle.x()) / length * DOORWAY;
			Outline doorway = Outline.line(exit.plus(-right, -down), exit.plus(right, down));
			picture.stroke(doorway, wall.mixed(Colour.of(0x000000), 0.45), WALL + 1.5);
			picture.stroke(doorway, threshold, WALL - 2);
		}
	}
}
