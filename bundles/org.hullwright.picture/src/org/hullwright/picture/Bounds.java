package org.hullwright.picture;

import java.util.Collection;

/** An upright rectangle. Width and height are never negative. */
public record Bounds(double x, double y, double width, double height) {

	public static final Bounds EMPTY = new Bounds(0, 0, 0, 0);

	/** The smallest rectangle around all points; {@link #EMPTY} without any. */
	public static Bounds around(Collection<Point> points) {
		if (points.isEmpty()) {
			return EMPTY;
		}
		double left = points.stream().mapToDouble(Point::x).min().orElseThrow();
		double top = points.stream().mapToDouble(Point::y).min().orElseThrow();
		double right = points.stream().mapToDouble(Point::x).max().orElseThrow();
		double bottom = points.stream().mapToDouble(Point::y).max().orElseThrow();
		return new Bounds(left, top, right - left, bottom - top);
	}

	public Bounds grown(double by) {
		return new Bounds(x - by, y - by, width + 2 * by, height + 2 * by);
	}

	public Point centre() {
		return new Point(x + width / 2, y + height / 2);
	}

	public boolean contains(Point point) {
		return point.x() >= x && point.x() <= x + width && point.y() >= y && point.y() <= y + height;
	}
}
