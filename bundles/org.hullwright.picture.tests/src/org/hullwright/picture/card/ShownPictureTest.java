package org.hullwright.picture.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Point;
import org.junit.jupiter.api.Test;

/** A picture that is moved in its box: 400 by 200 pixels, of which half the width is seen. */
class ShownPictureTest {

	private static final Bounds WHOLE = new Bounds(0, 0, 400, 200);

	@Test
	void what_is_moved_to_the_right_shows_more_of_its_left() {
		ShownPicture picture = new ShownPicture(WHOLE, new Bounds(100, 0, 200, 200), 0.5, 100);
		assertTrue(picture.isMovable());
		assertEquals(new Point(50, 50), picture.focusMoved(0, 0));
		assertEquals(new Point(40, 50), picture.focusMoved(20, 0));
		assertEquals(new Point(60, 50), picture.focusMoved(-20, 30), "nothing is hidden above and below");
	}

	@Test
	void it_ends_at_its_edges() {
		ShownPicture picture = new ShownPicture(WHOLE, new Bounds(100, 50, 200, 100), 1, 100);
		assertEquals(new Point(25, 25), picture.focusMoved(1000, 1000));
		assertEquals(new Point(75, 75), picture.focusMoved(-1000, -1000));
	}

	@Test
	void the_part_that_is_cut_out_is_what_percentages_are_of() {
		ShownPicture picture = new ShownPicture(new Bounds(200, 0, 200, 200), new Bounds(250, 0, 100, 200), 1, 100);
		assertEquals(new Point(50, 50), picture.focusMoved(0, 0));
		assertEquals(new Point(25, 50), picture.focusMoved(100, 0));
	}

	@Test
	void what_is_seen_as_a_whole_cannot_be_moved() {
		assertFalse(new ShownPicture(WHOLE, WHOLE, 1, 100).isMovable());
	}

	@Test
	void it_is_made_larger_in_steps_within_limits() {
		assertEquals(105, new ShownPicture(WHOLE, WHOLE, 1, 100).scaled(1));
		assertEquals(100, new ShownPicture(WHOLE, WHOLE, 1, 103).scaled(-1));
		assertEquals(5, new ShownPicture(WHOLE, WHOLE, 1, 5).scaled(-3));
		assertEquals(1000, new ShownPicture(WHOLE, WHOLE, 1, 1000).scaled(1));
	}
}
