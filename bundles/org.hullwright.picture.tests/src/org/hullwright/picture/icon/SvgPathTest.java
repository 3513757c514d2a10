package org.hullwright.picture.icon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.hullwright.icons.IconLibrary;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Outline.Segment;
import org.hullwright.picture.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SvgPathTest {

	private static final List<Segment> SQUARE = List.of(new Segment.Start(new Point(1, 2)), new Segment.Straight(new Point(4, 2)),
			new Segment.Straight(new Point(4, 5)), new Segment.Straight(new Point(1, 5)), new Segment.Close());

	@ParameterizedTest
	@ValueSource(strings = { "M1 2 L4 2 L4 5 L1 5 Z", "M1,2 4,2 4,5 1,5z", "m1 2 3 0 0 3-3 0z", "M1 2H4V5H1z", "m1 2h3v3h-3z",
			"M1.0.2e1L4 2 4 5 1 5Z" })
	void lines_are_read_however_they_are_written(String data) {
		assertEquals(SQUARE, SvgPath.outline(data).segments());
	}

	@Test
	void a_smooth_curve_reflects_the_control_point_before() {
		assertEquals(new Segment.Curve(new Point(4, -1), new Point(5, 0), new Point(6, 0)),
				SvgPath.outline("M0 0C1 1 2 1 3 0S5 0 6 0").segments().getLast());
		assertEquals(new Segment.Curve(new Point(0, 0), new Point(5, 0), new Point(6, 0)),
				SvgPath.outline("M0 0S5 0 6 0").segments().getLast());
	}

	@Test
	void a_quadratic_curve_is_told_as_a_cubic_one() {
		assertEquals(new Segment.Curve(new Point(2, 2), new Point(4, 2), new Point(6, 0)),
				SvgPath.outline("M0 0Q3 3 6 0").segments().getLast());
	}

	@Test
	void half_a_circle_has_its_highest_point_a_radius_away() {
		List<Segment> arc = SvgPath.outline("M0 0A5 5 0 0 1 10 0").segments();
		assertEquals(3, arc.size());
		Point top = ((Segment.Curve) arc.get(1)).to();
		assertEquals(5, top.x(), 1e-9);
		assertEquals(-5, top.y(), 1e-9);
	}

	@Test
	void flags_of_an_arc_need_nothing_behind_them() {
		assertEquals(SvgPath.outline("M0 0A5 5 0 0 1 10 0"), SvgPath.outline("M0 0a5 5 0 0110 0"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "M1", "M1 2 X3", "M1 2Z3 4", "M0 0A5 5 0 1" })
	void what_is_no_path_is_refused(String data) {
		assertThrows(IllegalArgumentException.class, () -> SvgPath.outline(data));
	}

	@Test
	void every_icon_lies_in_its_square() {
		for (String name : IconLibrary.complete().names()) {
			Outline outline = IconOutlines.of(name, new Point(0, 0), 100).orElseThrow();
			assertFalse(outline.segments().isEmpty(), name);
			for (Segment segment : outline.segments()) {
				if (segment instanceof Segment.Straight(Point to)) {
					assertTrue(Math.abs(to.x()) < 60 && Math.abs(to.y()) < 60, name + " " + to);
				}
			}
		}
	}
}
