package org.hullwright.picture.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.hullwright.picture.Point;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.PathScene;
import org.hullwright.picture.scene.SpaceScene;
import org.junit.jupiter.api.Test;

class BoardGeometryTest {

	private static SpaceScene space(int piece, int row, int column) {
		return new SpaceScene(piece, "", row, column, null, null, List.of());
	}

	private static PathScene path(int piece, int from, int to) {
		return new PathScene(piece, from, to, null, List.of());
	}

	private static BoardScene board(List<SpaceScene> spaces, PathScene... paths) {
		return new BoardScene("", spaces, List.of(paths), List.of(), Map.of());
	}

	@Test
	void the_six_neighbours_in_an_offset_grid_are_equally_far_away() {
		SpaceScene middle = space(0, 1, 2);
		List<SpaceScene> all = List.of(middle, space(1, 0, 1), space(2, 0, 3), space(3, 1, 0), space(4, 1, 4), space(5, 2, 1),
				space(6, 2, 3));
		BoardGeometry geometry = new BoardGeometry(board(all));
		double step = geometry.centre(middle).distanceTo(geometry.centre(all.get(3)));
		all.subList(1, 7).forEach(neighbour -> assertEquals(step, geometry.centre(middle).distanceTo(geometry.centre(neighbour)), 1e-6));
	}

	@Test
	void spaces_that_stand_closer_than_in_a_picture_do_not_overlap() {
		SpaceScene left = space(0, 1, 1);
		SpaceScene right = space(1, 1, 2);
		BoardGeometry geometry = new BoardGeometry(board(List.of(left, right)));
		assertTrue(geometry.centre(left).distanceTo(geometry.centre(right)) > 2 * BoardGeometry.INNER_RADIUS);
	}

	@Test
	void spaces_that_are_said_to_be_very_far_apart_are_drawn_near_enough_to_be_seen_and_stay_where_they_are_to_each_other() {
		SpaceScene bridge = space(0, 0, 80);
		SpaceScene mess = space(1, 410, 300);
		SpaceScene hold = space(2, Integer.MAX_VALUE, Integer.MAX_VALUE);
		BoardGeometry geometry = new BoardGeometry(board(List.of(hold, bridge, mess)));
		assertTrue(geometry.centre(bridge).distanceTo(geometry.centre(hold)) < 100 * BoardGeometry.RADIUS);
		assertTrue(geometry.centre(bridge).x() < geometry.centre(mess).x() && geometry.centre(mess).x() < geometry.centre(hold).x());
		assertTrue(geometry.centre(bridge).y() < geometry.centre(mess).y() && geometry.centre(mess).y() < geometry.centre(hold).y());
	}

	@Test
	void paths_that_cross_lie_beside_each_other_half_way() {
		BoardScene board = board(List.of(space(0, 0, 1), space(1, 1, 0), space(2, 2, 1), space(3, 1, 2)), path(10, 0, 2), path(11, 1, 3));
		BoardGeometry geometry = new BoardGeometry(board);
		BoardGeometry.PathLine curved = geometry.line(board.paths().get(0));
		BoardGeometry.PathLine straight = geometry.line(board.paths().get(1));
		assertEquals(0, curved.middle().distanceTo(straight.middle()), 1e-6);
		assertEquals(0, straight.halfway().distanceTo(straight.middle()), 1e-6);
		assertTrue(curved.halfway().distanceTo(straight.halfway()) > BoardGeometry.RADIUS / 2);
	}

	@Test
	void what_lies_on_paths_that_would_meet_half_way_does_not_overlap() {
		List<SpaceScene> spaces = List.of(space(0, 0, 0), space(1, 0, 6), space(2, 0, 2), space(3, 0, 4));
		BoardScene board = board(spaces, path(10, 0, 1), path(11, 0, 1));
		BoardGeometry geometry = new BoardGeometry(board);
		double apart = geometry.line(board.paths().get(0)).halfway().distanceTo(geometry.line(board.paths().get(1)).halfway());
		assertTrue(apart > 0.8 * BoardGeometry.RADIUS, () -> "they are " + apart + " apart");
	}

	@Test
	void what_lies_on_a_path_covers_no_space_where_it_can_be_helped() {
		List<SpaceScene> spaces = List.of(space(0, 3, 4), space(1, 1, 4), space(2, 4, 1), space(3, 4, 7));
		BoardScene board = board(spaces, path(10, 0, 1), path(11, 0, 2), path(12, 0, 3), path(13, 1, 2), path(14, 1, 3), path(15, 2, 3));
		BoardGeometry geometry = new BoardGeometry(board);
		for (PathScene path : board.paths()) {
			Point halfway = geometry.line(path).halfway();
			spaces.forEach(space -> assertTrue(halfway.distanceTo(geometry.centre(space)) >= BoardGeometry.RADIUS,
					() -> path + " covers " + space));
		}
	}

	@Test
	void a_long_path_that_curves_out_beyond_the_spaces_is_on_the_picture() {
		BoardScene board = board(List.of(space(0, 0, 0), space(1, 0, 12)), path(10, 0, 1));
		BoardGeometry geometry = new BoardGeometry(board);
		Point middle = geometry.line(board.paths().getFirst()).halfway();
		assertFalse(geometry.bounds(board.spaces()).contains(middle));
		assertTrue(geometry.bounds(board).contains(middle));
		assertTrue(BoardArtist.used(board).contains(middle));
	}

	@Test
	void only_short_paths_are_bridges() {
		BoardScene board = board(List.of(space(0, 0, 0), space(1, 0, 2), space(2, 0, 4)), path(10, 0, 1), path(11, 0, 2));
		BoardGeometry geometry = new BoardGeometry(board);
		assertTrue(geometry.line(board.paths().get(0)).joinsNeighbours());
		assertTrue(!geometry.line(board.paths().get(1)).joinsNeighbours());
	}
}
