package org.hullwright.picture.card;

import java.util.List;

import org.hullwright.lang.rulestext.CardFace.Fact;
import org.hullwright.lang.rulestext.CardFace.Value;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.Polygons;

/**
 * Draws a printed value that names directions as a compass: a hexagon where the words are three or six, else a square, in which the ways
 * that are named are arrows. The words go clockwise from up, as those of a grid do; three of them are ways with two ends.
 */
final class CompassArtist {

	private static final int HEXAGON = 6;
	private static final int AXES = 3;
	private static final double INNER = 0.3; // where arrows begin, as a share of the radius
	private static final double HEAD = 0.3; // length of what an arrow ends in
	private static final double WIDTH = 0.085; // of half a line
	private static final double FAINT = 0.35;

	/** Whether the values of a fact are words of an enumeration, so that each has its direction. */
	static boolean hasDirections(Fact fact) {
		return !fact.values().isEmpty() && fact.values().stream().allMatch(value -> value.steps() > 1);
	}

	/** Draws as large a compass as there is room for. */
	void draw(Fact fact, Bounds place, Ink ink, Picture.Builder picture) {
		double radius = Math.min(place.width(), place.height()) / 2;
		Point middle = place.centre();
		int steps = fact.values().getFirst().steps();
		boolean hexagonal = steps % AXES == 0;
		Outline ground = Outline.polygon(hexagonal
				? Polygons.regular(middle, radius, HEXAGON)
				: square(middle, radius * 0.92), 0);
		picture.fill(ground, ink.accent().faded(0.22));
		picture.stroke(ground, ink.writing().faded(0.6), radius * 0.05);
		for (int step = 0; step < steps; step++) {
			for (double angle : angles(step, steps)) {
				boolean named = isNamed(step, fact.values());
				if (named) {
					arrow(middle, radius * 0.86, angle, ink, picture);
				} else {
					Point from = along(middle, radius * (INNER + 0.15), angle);
					picture.stroke(Outline.line(from, along(middle, radius * 0.72, angle)), ink.writing().faded(FAINT), radius * 0.035);
				}
			}
		}
		picture.fill(Outline.circle(middle, radius * 0.16), ink.writing());
	}

	private static boolean isNamed(int step, List<Value> values) {
		return values.stream().anyMatch(value -> value.step() == step);
	}

	/** In which directions a word leads, in radians clockwise from up. */
	private static List<Double> angles(int step, int steps) {
		if (steps == AXES) { // level, falling to the right, rising to the right
			double level = Math.PI / 2 + step * Math.PI / AXES;
			return List.of(level, level + Math.PI);
		}
		double shift = steps == HEXAGON ? 0.5 : 0; // no side of such a hexagon is up
		return List.of((step + shift) * 2 * Math.PI / steps);
	}

	private static Point along(Point middle, double distance, double angle) {
		return middle.plus(Math.sin(angle) * distance, -Math.cos(angle) * distance);
	}

	private static void arrow(Point middle, double length, double angle, Ink ink, Picture.Builder picture) {
		double aside = angle + Math.PI / 2;
		double half = length * WIDTH;
		Point neck = along(middle, length * (1 - HEAD), angle);
		picture.fill(Outline.polygon(List.of(along(middle, half, aside), along(neck, half, aside), along(neck, half * 2.6, aside),
				along(middle, length, angle), along(neck, -half * 2.6, aside), along(neck, -half, aside), along(middle, -half, aside)), 0),
				ink.writing());
	}

	private static List<Point> square(Point middle, double half) {
		return List.of(middle.plus(-half, -half), middle.plus(half, -half), middle.plus(half, half), middle.plus(-half, half));
	}
}
