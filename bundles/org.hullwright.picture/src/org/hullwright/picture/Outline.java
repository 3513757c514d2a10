package org.hullwright.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** A shape made of straight and curved segments, the one form every painter has to know. */
public record Outline(List<Segment> segments) {

	/** How far from the end of a quarter circle its control points lie, as a share of the radius. */
	private static final double QUARTER = 0.5523;

	public Outline {
		segments = List.copyOf(segments);
	}

	/** One stroke of the pen. */
	public sealed interface Segment {

		record Start(Point at) implements Segment {}

		record Straight(Point to) implements Segment {}

		record Curve(Point firstControl, Point secondControl, Point to) implements Segment {}

		record Close() implements Segment {}
	}

	/** As large as before times a factor, measured from the origin. */
	public Outline scaled(double factor) {
		return mapped(point -> new Point(point.x() * factor, point.y() * factor));
	}

	/** Farther to the right and down. */
	public Outline moved(double right, double down) {
		return mapped(point -> point.plus(right, down));
	}

	private Outline mapped(UnaryOperator<Point> map) {
		return new Outline(segments.stream().<Segment>map(segment -> switch (segment) {
			case Segment.Start(Point at) -> new Segment.Start(map.apply(at));
			case Segment.Straight(Point to) -> new Segment.Straight(map.apply(to));
			case Segment.Curve(Point first, Point second, Point to) ->
				new Segment.Curve(map.apply(first), map.apply(second), map.apply(to));
			case Segment.Close close -> close;
		}).toList());
	}

	public static Outline line(Point from, Point to) {
		return new Outline(List.of(new Segment.Start(from), new Segment.Straight(to)));
	}

	/** A curve from one point to another that bends towards the control point. */
	public static Outline arc(Point from, Point control, Point to) {
		return new Outline(
				List.of(new Segment.Start(from), new Segment.Curve(from.towards(control, 2 / 3.0), to.towards(control, 2 / 3.0), to)));
	}

	public static Outline circle(Point centre, double radius) {
		return ellipse(centre, radius, radius);
	}

	/** An ellipse that lies or stands upright: from its centre it reaches so far to the side, and so far up and down. */
	public static Outline ellipse(Point centre, double aside, double upright) {
		double right = aside * QUARTER;
		double down = upright * QUARTER;
		return new Outline(List.of(
				new Segment.Start(centre.plus(aside, 0)),
				new Segment.Curve(centre.plus(aside, down), centre.plus(right, upright), centre.plus(0, upright)),
				new Segment.Curve(centre.plus(-right, upright), centre.plus(-aside, down), centre.plus(-aside, 0)),
				new Segment.Curve(centre.plus(-aside, -down), centre.plus(-right, -upright), centre.plus(0, -upright)),
				new Segment.Curve(centre.plus(right, -upright), centre.plus(aside, -down), centre.plus(aside, 0)),
				new Segment.Close()));
	}

	public static Outline box(Bounds bounds, double corner) {
		double right = bounds.x() + bounds.width();
		double bottom = bounds.y() + bounds.height();
		return polygon(List.of(new Point(bounds.x(), bounds.y()), new Point(right, bounds.y()), new Point(right, bottom),
				new Point(bounds.x(), bottom)), corner);
	}

	/** A closed shape whose corners are rounded; neighbouring corners must be further apart than twice the rounding. */
	public static Outline polygon(List<Point> corners, double rounding) {
		List<Segment> segments = new ArrayList<>();
		int count = corners.size();
		for (int index = 0; index < count; index++) {
			Point corner = corners.get(index);
			Point before = offset(corner, corners.get((index + count - 1) % count), rounding);
			Point after = offset(corner, corners.get((index + 1) % count), rounding);
			segments.add(index == 0 ? new Segment.Start(before) : new Segment.Straight(before));
			if (rounding > 0) {
				segments.add(new Segment.Curve(before.towards(corner, QUARTER), after.towards(corner, QUARTER), after));
			}
		}
		segments.add(new Segment.Close());
		return new Outline(segments);
	}

	private static Point offset(Point corner, Point neighbour, double distance) {
		double length = corner.distanceTo(neighbour);
		return length == 0 ? corner : corner.towards(neighbour, Math.min(0.5, distance / length));
	}
}
