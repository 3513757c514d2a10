package org.hullwright.picture.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.hullwright.picture.Point;
import org.junit.jupiter.api.Test;

class ArcTest {

	private static final Arc ARC = new Arc(new Point(0, 0), new Point(50, 80), new Point(100, 0));

	@Test
	void what_is_clear_of_the_ends_begins_and_ends_at_that_distance() {
		Arc clear = ARC.clearOfEnds(30);
		assertEquals(30, clear.from().distanceTo(ARC.from()), 0.001);
		assertEquals(30, clear.to().distanceTo(ARC.to()), 0.001);
	}

	@Test
	void what_is_clear_of_the_ends_is_the_same_curve() {
		Arc clear = ARC.clearOfEnds(30);
		assertEquals(40, middle(ARC).y(), 0.001);
		assertEquals(0, middle(ARC).distanceTo(middle(clear)), 0.001);
		assertEquals(0, directionAtBegin(clear).distanceTo(tangent(ARC, clear.from())), 0.001);
	}

	private static Point middle(Arc arc) {
		return arc.from().towards(arc.control(), 0.5).towards(arc.control().towards(arc.to(), 0.5), 0.5);
	}

	private static Point directionAtBegin(Arc arc) {
		return unit(arc.from(), arc.control());
	}

	/** The direction of a curve in one of its points: that between the points at the same share of the way on both of its sides. */
	private static Point tangent(Arc arc, Point at) {
		double share = at.x() / 100; // as the control point is in the middle, the way runs evenly to the right
		return unit(arc.from().towards(arc.control(), share), arc.control().towards(arc.to(), share));
	}

	private static Point unit(Point from, Point to) {
		double length = from.distanceTo(to);
		return new Point((to.x() - from.x()) / length, (to.y() - from.y()) / length);
	}
}
