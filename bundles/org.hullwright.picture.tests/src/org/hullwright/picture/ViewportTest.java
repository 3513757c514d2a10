package org.hullwright.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ViewportTest {

	private static final double EXACTLY = 1e-9;

	@Test
	void what_is_under_the_pointer_stays_there_when_zooming() {
		Viewport before = new Viewport(1, 30, -20);
		Viewport after = before.zoomed(1.7, 200, 100);
		assertEquals(before.toBoard(200, 100).x(), after.toBoard(200, 100).x(), EXACTLY);
		assertEquals(before.toBoard(200, 100).y(), after.toBoard(200, 100).y(), EXACTLY);
	}

	@Test
	void zooming_stops_at_the_closest() {
		assertEquals(Viewport.CLOSEST, new Viewport(2.9, 0, 0).zoomed(10, 0, 0).zoom());
	}

	@Test
	void a_fitted_area_lies_in_the_middle() {
		Viewport fitted = Viewport.fitting(new Bounds(100, 100, 2000, 1000), 1000, 800);
		assertEquals(new Point(500, 400), fitted.toScreen(new Point(1100, 600)));
		assertEquals(0.5, fitted.zoom(), EXACTLY);
	}

	@Test
	void a_device_with_smaller_pixels_shows_the_same_part() {
		Viewport seen = new Viewport(0.5, 30, -20);
		Viewport sharp = seen.scaled(2);
		assertEquals(seen.toBoard(200, 100), sharp.toBoard(400, 200));
	}

	@Test
	void an_area_outside_the_window_is_moved_into_it_and_no_further() {
		Viewport revealed = new Viewport(1, 0, 0).revealing(new Bounds(950, 50, 100, 100), 1000, 800);
		assertEquals(new Viewport(1, -50, 0), revealed);
	}
}
