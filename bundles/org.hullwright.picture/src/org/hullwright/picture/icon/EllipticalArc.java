package org.hullwright.picture.icon;

import java.util.ArrayList;
import java.util.List;

import org.hullwright.picture.Outline.Segment;
import org.hullwright.picture.Point;

/**
 * A part of an ellipse, given by its ends (SVG 1.1, appendix F.6).
 *
 * @param radiusX half the width of the ellipse; scaled up, with the other, where the ends are too far apart
 * @param rotation of the ellipse, in radians clockwise
 */
record EllipticalArc(Point from, Point to, double radiusX, double radiusY, double rotation) {

	/**
	 * As cubic curves, each at most a quarter of the ellipse; a straight line where a radius is 0, nothing where both ends are the same.
	 */
	List<Segment> segments(boolean large, boolean clockwise) {
		if (from.equals(to)) {
			return List.of();
		}
		if (radiusX == 0 || radiusY == 0) {
			return List.of(new Segment.Straight(to));
		}
		double cos = Math.cos(rotation);
		double sin = Math.sin(rotation);
		double halfX = (from.x() - to.x()) / 2;
		double halfY = (from.y() - to.y()) / 2;
		double x = cos * halfX + sin * halfY;
		double y = -sin * halfX + cos * halfY;
		double excess = Math.sqrt(Math.max(1, x * x / (radiusX * radiusX) + y * y / (radiusY * radiusY)));
		double rx = radiusX * excess;
		double ry = radiusY * excess;
		double among = rx * rx * y * y + ry * ry * x * x;
		double factor = Math.sqrt(Math.max(0, (rx * rx * ry * ry - among) / among)) * (large == clockwise ? -1 : 1);
		double centreX = factor * rx * y / ry;
		double centreY = -factor * ry * x / rx;
		Point centre = new Point(cos * centreX - sin * centreY + (from.x() + to.x()) / 2,
				sin * centreX + cos * centreY + (from.y() + to.y()) / 2);
		double begin = Math.atan2((y - centreY) / ry, (x - centreX) / rx);
		double sweep = Math.atan2((-y - centreY) / ry, (-x - centreX) / rx) - begin;
		if (clockwise && sweep < 0) {
			sweep += 2 * Math.PI;
		} else if (!clockwise && sweep > 0) {
			sweep -= 2 * Math.PI;
		}
		return curves(centre, rx, ry, begin, sweep);
	}

	private List<Segment> curves(Point centre, double rx, double ry, double begin, double sweep) {
		int count = (int) Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9);
		double step = sweep / count;
		double reach = 4 / 3.0 * Math.tan(step / 4);
		List<Segment> curves = new ArrayList<>();
		for (int part = 0; part < count; part++) {
			double one = begin + part * step;
			double other = one + step;
			Point end = part == count - 1 ? to : onEllipse(centre, rx * Math.cos(other), ry * Math.sin(other));
			curves.add(new Segment.Curve(
					onEllipse(centre, rx * (Math.cos(one) - reach * Math.sin(one)), ry * (Math.sin(one) + reach * Math.cos(one))),
					onEllipse(centre, rx * (Math.cos(other) + reach * Math.sin(other)), ry * (Math.sin(other) - reach * Math.cos(other))),
					end));
		}
		return curves;
	}

	private Point onEllipse(Point centre, double x, double y) {
		return centre.plus(Math.cos(rotation) * x - Math.sin(rotation) * y, Math.sin(rotation) * x + Math.cos(rotation) * y);
	}
}
