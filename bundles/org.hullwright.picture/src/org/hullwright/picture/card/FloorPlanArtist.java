package org.hullwright.picture.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.Polygons;

/**
 * Draws a floor plan for what has no picture: walls with doors, what stands along them, and the icon in the middle. The same title gives
 * the same plan.
 */
final class FloorPlanArtist {

	private static final double TILE = 4 * Lengths.MILLIMETRE; // of the floor
	private static final double WALL = 0.75 * Lengths.MILLIMETRE;
	private static final double INNER_WALL = 0.45 * Lengths.MILLIMETRE;
	private static final double DOOR = 4.6 * Lengths.MILLIMETRE;
	private static final double INSET = 2.2 * Lengths.MILLIMETRE;
	private static final double ICON = 0.5; // of the lesser side
	private static final double FURNITURE = 2.6 * Lengths.MILLIMETRE;
	private static final int PIECES = 26; // of furniture that are tried

	/** What is drawn with. */
	private record Plan(List<Point> floor, Bounds around, Point middle, double clear, Ink ink, Picture.Builder picture) {

		Colour line(double strength) {
			return ink.writing().faded(strength);
		}

		/** What of a line lies on the floor (Cyrus and Beck, 1978); empty where nothing does. */
		Optional<List<Point>> clipped(Point from, Point to) {
			double enters = 0;
			double leaves = 1;
			for (int index = 0; index < floor.size(); index++) {
				Point corner = floor.get(index);
				Point next = floor.get((index + 1) % floor.size());
				double before = side(corner, next, from);
				double after = side(corner, next, to);
				if (before < 0 && after < 0) {
					return Optional.empty();
				}
				if (before < 0 != after < 0) {
					double cut = before / (before - after);
					enters = before < 0 ? Math.max(enters, cut) : enters;
					leaves = after < 0 ? Math.min(leaves, cut) : leaves;
				}
			}
			return enters < leaves ? Optional.of(List.of(from.towards(to, enters), from.towards(to, leaves))) : Optional.empty();
		}

		/** Positive inside of an edge: corners go clockwise. */
		private static double side(Point corner, Point next, Point point) {
			return (next.x() - corner.x()) * (point.y() - corner.y()) - (next.y() - corner.y()) * (point.x() - corner.x());
		}
	}

	/**
	 * Fills a convex place.
	 *
	 * @param place corners, clockwise
	 * @return where an icon may stand
	 */
	Bounds draw(String title, List<Point> place, Ink ink, Picture.Builder picture) {
		List<Point> floor = inset(place);
		Bounds around = Bounds.around(floor);
		Point middle = centre(floor);
		double icon = Math.min(around.width(), around.height()) * ICON;
		Plan plan = new Plan(floor, around, middle, icon * 0.62, ink, picture);
		Random chance = new Random(title.hashCode());
		picture.fill(Outline.polygon(floor, 0), ink.accent().faded(0.3));
		tiles(plan);
		furniture(plan, chance);
		walls(plan, chance);
		picture.stroke(Outline.polygon(floor, 0), plan.line(0.85), WALL);
		doors(plan, chance);
		return new Bounds(middle.x() - icon / 2, middle.y() - icon / 2, icon, icon);
	}

	private static List<Point> inset(List<Point> place) {
		Point middle = centre(place);
		return place.stream().map(corner -> {
			double distance = Math.max(1, corner.distanceTo(middle));
			return corner.towards(middle, Math.min(0.5, INSET * 1.3 / distance));
		}).toList();
	}

	private static Point centre(List<Point> place) {
		Bounds around = Bounds.around(place);
		double x = place.stream().mapToDouble(Point::x).average().orElse(around.centre().x());
		double y = place.stream().mapToDouble(Point::y).average().orElse(around.centre().y());
		return new Point((x + around.centre().x()) / 2, (y + around.centre().y()) / 2);
	}

	private static void tiles(Plan plan) {
		Bounds around = plan.around();
		double right = around.x() + around.width();
		double bottom = around.y() + around.height();
		for (double x = plan.middle().x() - Math.floor((plan.middle().x() - around.x()) / TILE) * TILE; x < right; x += TILE) {
			faint(plan, new Point(x, around.y()), new Point(x, bottom));
		}
		for (double y = plan.middle().y() - Math.floor((plan.middle().y() - around.y()) / TILE) * TILE; y < bottom; y += TILE) {
			faint(plan, new Point(around.x(), y), new Point(right, y));
		}
	}

	private static void faint(Plan plan, Point from, Point to) {
		plan.clipped(from, to).ifPresent(line -> plan.picture().stroke(Outline.line(line.get(0), line.get(1)), plan.line(0.12), 0.8));
	}

	/** Walls at both sides of the icon, each with a door. */
	private static void walls(Plan plan, Random chance) {
		double reach = plan.around().width() / 2;
		for (int side : new int[] { -1, 1 }) {
			double x = plan.middle().x() + side * (plan.clear() * 1.2 + chance.nextDouble() * Math.max(0, reach - plan.clear() * 1.9));
			boolean slanted = chance.nextInt(3) == 0;
			double lean = slanted ? side * TILE : 0;
			plan.clipped(new Point(x - lean, plan.around().y()), new Point(x + lean, plan.around().y() + plan.around().height()))
					.filter(wall -> wall.get(0).distanceTo(wall.get(1)) > DOOR * 1.5).ifPresent(wall -> {
						double length = wall.get(0).distanceTo(wall.get(1));
						double gap = DOOR / length;
						double from = 0.12 + chance.nextDouble() * Math.max(0, 0.76 - gap);
						wall(plan, wall.get(0), wall.get(0).towards(wall.get(1), from));
						wall(plan, wall.get(0).towards(wall.get(1), from + gap), wall.get(1));
						branch(plan, wall.get(0).towards(wall.get(1), from < 0.4 ? 0.75 : 0.3), side);
					});
		}
	}

	/** A wall from another one outwards, so that small rooms lie beside the large one. */
	private static void branch(Plan plan, Point start, int side) {
		plan.clipped(start, start.plus(side * plan.around().width(), 0)).filter(wall -> wall.get(0).distanceTo(wall.get(1)) > TILE * 1.5)
				.ifPresent(wall -> wall(plan, wall.get(0), wall.get(1)));
	}

	private static void wall(Plan plan, Point from, Point to) {
		plan.picture().stroke(Outline.line(from, to), plan.line(0.75), INNER_WALL);
	}

	/** Openings in the outer wall. */
	private static void doors(Plan plan, Random chance) {
		int corners = plan.floor().size();
		int first = chance.nextInt(corners);
		for (int door = 0; door < 2; door++) {
			Point from = plan.floor().get((first + door * (corners / 2)) % corners);
			Point to = plan.floor().get((first + door * (corners / 2) + 1) % corners);
			double length = from.distanceTo(to);
			if (length > DOOR * 2) {
				double start = 0.5 - DOOR / length / 2;
				Point begins = from.towards(to, start);
				Point ends = from.towards(to, start + DOOR / length);
				plan.picture().fill(Outline.polygon(Polygons.bar(begins, ends, WALL * 1.8), 0), plan.ink().ground());
				plan.picture().stroke(Outline.line(begins, ends), plan.ink().accent().mixed(plan.ink().writing(), 0.45), WALL * 0.7);
			}
		}
	}

	private static void furniture(Plan plan, Random chance) {
		var placed = new ArrayList<Point>();
		for (int tried = 0; tried < PIECES; tried++) {
			Point corner = new Point(plan.around().x() + chance.nextDouble() * plan.around().width(),
					plan.around().y() + chance.nextDouble() * plan.around().height());
			double width = FURNITURE * (0.6 + chance.nextDouble() * 1.4);
			double height = FURNITURE * (0.6 + chance.nextDouble() * 0.8);
			boolean round = chance.nextInt(4) == 0;
			Bounds piece = new Bounds(corner.x(), corner.y(), width, round ? width : height);
			boolean free = placed.stream().noneMatch(other -> other.distanceTo(corner) < FURNITURE * 2.4)
					&& piece.centre().distanceTo(plan.middle()) > plan.clear() + FURNITURE;
			if (free && liesOn(plan, piece)) {
				placed.add(corner);
				Outline shape = round ? Outline.circle(piece.centre(), width / 2) : Outline.box(piece, WALL / 2);
				plan.picture().fill(shape, plan.line(0.16));
				plan.picture().stroke(shape, plan.line(0.45), 1);
			}
		}
	}

	private static boolean liesOn(Plan plan, Bounds piece) {
		Bounds with = piece.grown(WALL * 1.5);
		return List.of(new Point(with.x(), with.y()), new Point(with.x() + with.width(), with.y()),
				new Point(with.x() + with.width(), with.y() + with.height()), new Point(with.x(), with.y() + with.height())).stream()
				.allMatch(corner -> Polygons.contains(plan.floor(), corner));
	}
}
