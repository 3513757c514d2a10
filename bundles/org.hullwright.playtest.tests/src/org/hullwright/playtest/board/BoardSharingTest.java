package org.hullwright.playtest.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.hullwright.picture.Bounds;
import org.hullwright.playtest.board.BoardSharing.Wanted;
import org.junit.jupiter.api.Test;

/** Several boards on one table. */
class BoardSharingTest {

	private static final Wanted WIDE = new Wanted(new Bounds(0, 0, 900, 300), true);
	private static final Wanted SQUARE = new Wanted(new Bounds(0, 0, 300, 300), true);
	private static final Wanted HIGH = new Wanted(new Bounds(0, 0, 300, 600), true);

	@Test
	void high_boards_lie_side_by_side() {
		assertEquals(new BoardSharing(true, List.of(50, 50)), BoardSharing.of(List.of(HIGH, HIGH), 900, 600));
	}

	@Test
	void wide_boards_lie_one_above_the_other() {
		assertEquals(new BoardSharing(false, List.of(50, 50)), BoardSharing.of(List.of(WIDE, WIDE), 900, 600));
	}

	@Test
	void the_same_boards_lie_as_the_table_allows() {
		assertEquals(new BoardSharing(true, List.of(75, 25)), BoardSharing.of(List.of(WIDE, SQUARE), 1200, 300));
		assertEquals(new BoardSharing(false, List.of(50, 50)), BoardSharing.of(List.of(WIDE, SQUARE), 900, 700));
	}

	@Test
	void a_board_on_which_nothing_lies_leaves_room_to_the_others() {
		Wanted unused = new Wanted(new Bounds(0, 0, 600, 600), false);
		assertEquals(List.of(67, 33), BoardSharing.of(List.of(new Wanted(unused.seen(), true), unused), 1200, 600).percent());
	}

	@Test
	void a_small_board_can_still_be_read() {
		assertEquals(List.of(94, 20), BoardSharing.of(List.of(WIDE, new Wanted(new Bounds(0, 0, 60, 60), true)), 900, 200).percent());
	}

	@Test
	void boards_of_which_nothing_is_to_be_seen_share_evenly() {
		assertEquals(List.of(50, 50),
				BoardSharing.of(List.of(new Wanted(Bounds.EMPTY, false), new Wanted(Bounds.EMPTY, false)), 900, 200).percent());
	}
}
