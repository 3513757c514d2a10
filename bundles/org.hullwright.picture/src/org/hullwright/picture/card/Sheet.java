package org.hullwright.picture.card;

import java.util.ArrayList;
import java.util.List;

import org.hullwright.lang.design.PaperFormat;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Point;
import org.hullwright.picture.Polygons;

/**
 * The paper of one side, in the unit that it is drawn in.
 *
 * @param bounds where it is cut
 * @param corners of the convex polygon that is cut out, close enough to a curve where that has curves
 * @param edge what becomes of the paper where it ends
 */
record Sheet(Bounds bounds, List<Point> corners, Edge edge) {

	private static final int STEPS = 8; // of a quarter of a circle
	private static final double TOUCHING = 0.01;

	Sheet {
		corners = List.copyOf(corners);
	}

	/** The sheet of a format whose left upper corner is at a place. */
	static Sheet of(PaperFormat format, double left, Edge edge) {
		Bounds bounds = new Bounds(left, 0, format.width() * Lengths.MILLIMETRE, format.height() * Lengths.MILLIMETRE);
		return new Sheet(bounds, switch (format.cut()) {
			case RECTANGLE ->
				rounded(bounds, Math.min(format.corner() * Lengths.MILLIMETRE, Math.min(bounds.width(), bounds.height()) / 2));
			case HEXAGON -> hexagon(bounds);
			case CIRCLE -> ellipse(bounds);
		}, edge);
	}

	/** All that is painted: beyond the cut, where it bleeds. */
	List<Point> painted() {
		return edge == Edge.BLEEDING ? rectangle(bounds.grown(bleed())) : corners;
	}

	/** What of a rectangle lies on the paper; one that reaches to a cut is painted beyond it, where the paper bleeds. */
	List<Point> clipped(Bounds box) {
		Bounds whole = edge == Edge.BLEEDING ? bled(box) : box;
		return clip(painted(), whole);
	}

	/** What of a rectangle is cut out. */
	List<Point> cutOut(Bounds box) {
		return clip(corners, box);
	}

	/** How far it is painted beyond the cut. */
	double bleed() {
		return bounds.width() * Edge.BLEED;
	}

	private Bounds bled(Bounds box) {
		double left = Math.abs(box.x() - bounds.x()) < TOUCHING ? bleed() : 0;
		double top = Math.abs(box.y() - bounds.y()) < TOUCHING ? bleed() : 0;
		double right = Math.abs(box.x() + box.width() - bounds.x() - bounds.width()) < TOUCHING ? bleed() : 0;
		double bottom = Math.abs(box.y() + box.height() - bounds.y() - bounds.height()) < TOUCHING ? bleed() : 0;
		return new Bounds(box.x() - left, box.y() - top, box.width() + left + right, box.height() + top + bottom);
	}

	/** A convex polygon cut by a rectangle (Sutherland and Hodgman, 1974); empty where they do not meet. */
	private static List<Point> clip(List<Point> polygon, Bounds box) {
		List<Point> left = half(polygon, box.x(), true, true);
		List<Point> right = half(left, box.x() + box.width(), true, false);
		List<Point> top = half(right, box.y(), false, true);
		return half(top, box.y() + box.height(), false, false);
	}

	private static List<Point> half(List<Point> polygon, double at, boolean vertical, boolean beyond) {
		var kept = new ArrayList<Point>();
		for (int index = 0; index < polygon.size(); index++) {
			Point from = polygon.get(index);
			Point to = polygon.get((index + 1) % polygon.size());
			double before = (vertical ? from.x() : from.y()) - at;
			double after = (vertical ? to.x() : to.y()) - at;
			boolean inside = beyond ? before >= 0 : before <= 0;
			boolean stays = beyond ? after >= 0 : after <= 0;
			if (inside) {
				kept.add(from);
			}
			if (inside != stays) {
				kept.add(from.towards(to, before / (before - after)));
			}
		}
		return kept;
	}

	private static List<Point> rectangle(Bounds bounds) {
		double right = bounds.x() + bounds.width();
		double bottom = bounds.y() + bounds.height();
		return List.of(new Point(bounds.x(), bounds.y()), new Point(right, bounds.y()), new Point(right, bottom),
				new Point(bounds.x(), bottom));
	}

	private static List<Point> rounded(Bounds bounds, double corner) {
		if (corner < TOUCHING) {
			return rectangle(bounds);
		}
		Bounds inner = bounds.grown(-corner);
		var corners = new ArrayList<Point>();
		List<Point> centres = List.of(new Point(inner.x() + inner.width(), inner.y() + inner.height()),
				new Point(inner.x(), inner.y() + inner.height()), new Point(inner.x(), inner.y()),
				new Point(inner.x() + inner.width(), inner.y()));
		for (int quarter = 0; quarter < centres.size(); quarter++) {
			for (int step = 0; step <= STEPS; step++) {
				double angle = (quarter + (double) step / STEPS) * Math.PI / 2;
				corners.add(centres.get(quarter).plus(Math.cos(angle) * corner, Math.sin(angle) * corner));
			}
		}
		return corners;
	}

	/** Stands on a corner, as spaces of boards do. */
	private static List<Point> hexagon(Bounds bounds) {
		double quarter = bounds.height() / 4;
		double right = bounds.x() + bounds.width();
		double bottom = bounds.y() + bounds.height();
		double middle = bounds.centre().x();
		return List.of(new Point(middle, bounds.y()), new Point(right, bounds.y() + quarter), new Point(right, bottom - quarter),
				new Point(middle, bottom), new Point(bounds.x(), bottom - quarter), new Point(bounds.x(), bounds.y() + quarter));
	}

	private static List<Point> ellipse(Bounds bounds) {
		return Polygons.regular(new Point(0, 0), 1, 8 * STEPS).stream().map(point -> bounds.centre()
				.plus(point.x() * bounds.width() / 2, point.y() * bounds.height() / 2)).toList();
	}

	/** The line along the cut. */
	Outline outline() {
		return Outline.polygon(corners, 0);
	}
}
