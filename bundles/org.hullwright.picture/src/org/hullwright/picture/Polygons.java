package org.hullwright.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Plane geometry of convex polygons. */
public final class Polygons {

	private Polygons() {}

	/** Corners of a regular polygon, the first one straight above the centre, then clockwise. */
	public static List<Point> regular(Point centre, double radius, int corners) {
		List<Point> points = new ArrayList<>();
		for (int corner = 0; corner < corners; corner++) {
			double angle = 2 * Math.PI * corner / corners - Math.PI / 2;
			points.add(centre.plus(radius * Math.cos(angle), radius * Math.sin(angle)));
		}
		return points;
	}

	/** A rectangle whose long middle line runs between the two points. */
	public static List<Point> bar(Point from, Point to, double thickness) {
		double length = from.distanceTo(to);
		double right = length == 0 ? 0 : -(to.y() - from.y()) / length * thickness / 2;
		double down = length == 0 ? thickness / 2 : (to.x() - from.x()) / length * thickness / 2;
		return List.of(from.plus(right, down), from.plus(-right, -down), to.plus(-right, -down), to.plus(right, down));
	}

	/** A triangle whose tip is turned away from a place, as long as it is wide. */
	public static List<Point> arrowhead(Point from, Point tip, double length) {
		return arrowhead(from, tip, length, length);
	}

	/** The same, of another width; a narrow one shows where it points in whatever direction. */
	public static List<Point> arrowhead(Point from, Point tip, double length, double width) {
		double distance = Math.max(length, from.distanceTo(tip));
		Point foot = tip.towards(from, length / distance);
		double right = (tip.x() - foot.x()) / 2 * width / length;
		double down = (tip.y() - foot.y()) / 2 * width / length;
		return List.of(tip, foot.plus(-down, right), foot.plus(down, -right));
	}

	/** Points on the edge count as inside. */
	public static boolean contains(List<Point> corners, Point point) {
		boolean left = false;
		boolean right = false;
		for (int index = 0; index < corners.size(); index++) {
			Point from = corners.get(index);
			Point to = corners.get((index + 1) % corners.size());
			double cross = (to.x() - from.x()) * (point.y() - from.y()) - (to.y() - from.y()) * (point.x() - from.x());
			left |= cross < 0;
			right |= cross > 0;
		}
		return !(left && right);
	}

	/**
	 * The part of a line that lies inside a convex polygon (Cyrus and Beck, 1978), as its two ends; empty where none does.
	 *
	 * @param corners clockwise
	 */
	public static Optional<List<Point>> clipped(Point from, Point to, List<Point> corners) {
		double enters = 0;
		double leaves = 1;
		for (int side = 0; side < corners.size(); side++) {
			Point corner = corners.get(side);
			Point next = corners.get((side + 1) % corners.size());
			double right = corner.y() - next.y();
			double down = next.x() - corner.x();
			double inside = (from.x() - corner.x()) * right + (from.y() - corner.y()) * down;
			double change = (to.x() - from.x()) * right + (to.y() - from.y()) * down;
			if (change == 0) {
				leaves = inside < 0 ? -1 : leaves;
			} else if (change > 0) {
				enters = Math.max(enters, -inside / change);
			} else {
				leaves = Math.min(leaves, -inside / change);
			}
		}
		return enters < leaves ? Optional.of(List.of(from.towards(to, enters), from.towards(to, leaves))) : Optional.empty();
	}
}
