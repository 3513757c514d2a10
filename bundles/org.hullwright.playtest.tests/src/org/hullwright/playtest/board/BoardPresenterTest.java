package org.hullwright.playtest.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.hullwright.picture.Point;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.board.BoardGeometry;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.Emblem;
import org.hullwright.picture.scene.Hue;
import org.hullwright.picture.scene.LegendEntry;
import org.hullwright.picture.scene.Occupant;
import org.hullwright.picture.scene.PathScene;
import org.hullwright.picture.scene.SpaceScene;
import org.hullwright.picture.scene.TileScene;
import org.hullwright.playtest.board.BoardPresenter.Stage;
import org.hullwright.playtest.fixture.WrittenLines;
import org.hullwright.playtest.line.Movement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Spaces 0 and 1 side by side with path 2 between them; tile 10 lies on space 0 with figure 20 on it. */
class BoardPresenterTest {

	private static final int WIDTH = 1000;
	private static final int HEIGHT = 600;
	private final BoardPresenter presenter = new BoardPresenter(TextMeasure.ESTIMATE, BoardTheme.LIGHT);

	@BeforeEach
	void showBoard() {
		Occupant figure = new Occupant(Occupant.Form.PAWN, List.of(20), Emblem.letters("Ke"), new Hue.Numbered(0), null, null);
		TileScene tile = new TileScene(10, "Grotto", null, null, "", List.of());
		presenter.show(new BoardScene("", List.of(
				new SpaceScene(0, "", 0, 0, null, tile, List.of(figure)),
				new SpaceScene(1, "", 0, 2, null, null, List.of())),
				List.of(new PathScene(2, 0, 1, null, List.of())), List.of(), Map.of()));
		presenter.fit(WIDTH, HEIGHT);
	}

	private static Highlights targets(Integer... pieces) {
		return new Highlights(Set.of(pieces), null, Set.of());
	}

	private Point placeOf(int piece) {
		return presenter.placeOf(piece).orElseThrow();
	}

	@Test
	void as_long_as_there_is_no_board_it_tells_whether_a_game_is_played() {
		var empty = new BoardPresenter(TextMeasure.ESTIMATE, BoardTheme.LIGHT);
		assertEquals(List.of("No game is being played here", "Select a pack and press Play, or Shift+F11"), hintOf(empty));
		empty.tell(Stage.LOADING);
		assertEquals(List.of("A game is loading", "Its board will be shown here"), hintOf(empty));
		empty.tell(Stage.PLAYED);
		assertEquals(List.of("A game is being played", "If it has a board, that is shown at its next question"), hintOf(empty));
		presenter.tell(Stage.PLAYED);
		assertEquals(Optional.empty(), presenter.hint());
	}

	private static List<String> hintOf(BoardPresenter board) {
		return WrittenLines.of(board.hint().orElseThrow());
	}

	@Test
	void what_was_moved_is_not_painted_where_it_stands_while_it_is_on_its_way_but_can_be_pointed_at() {
		Occupant looks = new Occupant(Occupant.Form.PAWN, List.of(20), Emblem.letters("Ke"), new Hue.Numbered(0), null, null);
		presenter.highlight(new Highlights(Set.of(), null, Set.of(), List.of(new Highlights.Travel(new Movement(20, 1, 10), looks))));
		assertTrue(presenter.beginMotion());
		assertTrue(presenter.painted().regionOf(20).isEmpty());
		Point place = placeOf(20);
		assertEquals(Optional.of(20), presenter.pieceAt(place.x(), place.y()));
		Point begin = presenter.moving(0).regionOf(20).orElseThrow().bounds().centre();
		Point end = presenter.moving(1).regionOf(20).orElseThrow().bounds().centre();
		assertTrue(begin.distanceTo(end) > BoardGeometry.INNER_RADIUS, begin + " and " + end);
		assertTrue(end.distanceTo(presenter.picture().regionOf(20).orElseThrow().bounds().centre()) < 1);
		presenter.endMotion();
		assertEquals(presenter.picture(), presenter.painted());
	}

	@Test
	void nothing_moves_that_came_from_elsewhere() {
		Occupant looks = new Occupant(Occupant.Form.PAWN, List.of(20), Emblem.letters("Ke"), new Hue.Numbered(0), null, null);
		presenter.highlight(new Highlights(Set.of(), null, Set.of(), List.of(new Highlights.Travel(new Movement(20, null, 10), looks))));
		assertFalse(presenter.beginMotion());
		assertEquals(presenter.picture(), presenter.painted());
	}

	@Test
	void the_topmost_piece_is_pointed_at() {
		Point figure = placeOf(20);
		assertEquals(Optional.of(20), presenter.pieceAt(figure.x(), figure.y()));
	}

	@Test
	void a_tile_is_pointed_at_beside_what_stands_on_it() {
		Point tile = placeOf(10);
		assertEquals(Optional.of(10), presenter.pieceAt(tile.x(), tile.y() - 30));
	}

	@Test
	void nothing_is_pointed_at_beside_the_board() {
		assertEquals(Optional.empty(), presenter.pieceAt(1, 1));
	}

	@Test
	void the_legend_lies_beside_the_board_and_not_over_it() {
		BoardScene scene = presenter.scene();
		LegendEntry shore = new LegendEntry("shore of the lake", Emblem.NONE, new Hue.Numbered(0), LegendEntry.Sample.GROUP);
		presenter.show(new BoardScene("", scene.spaces(), scene.paths(), List.of(shore), Map.of()));
		double legend = presenter.legend(300).orElseThrow().bounds().width();
		presenter.fit(500, 320);
		double leftEdge = placeOf(10).x() - BoardGeometry.RADIUS * presenter.viewport().zoom();
		assertTrue(leftEdge < legend, "it would be covered");
		presenter.fitBesideLegend(500, 320, 10);
		assertTrue(placeOf(10).x() - BoardGeometry.RADIUS * presenter.viewport().zoom() > legend, "it is not");
	}

	@Test
	void a_space_that_can_be_chosen_is_chosen_through_the_figure_on_it() {
		presenter.highlight(targets(0));
		Point figure = placeOf(20);
		assertEquals(Optional.of(0), presenter.targetAt(figure.x(), figure.y()));
	}

	@Test
	void what_cannot_be_chosen_is_no_target() {
		presenter.highlight(targets(1));
		Point figure = placeOf(20);
		assertEquals(Optional.empty(), presenter.targetAt(figure.x(), figure.y()));
	}

	@Test
	void the_keyboard_goes_through_options_from_left_to_right_and_around() {
		presenter.highlight(targets(0, 1, 2));
		assertEquals(Optional.of(0), presenter.nextTarget(null, false));
		assertEquals(Optional.of(2), presenter.nextTarget(0, false));
		assertEquals(Optional.of(1), presenter.nextTarget(2, false));
		assertEquals(Optional.of(0), presenter.nextTarget(1, false));
		assertEquals(Optional.of(1), presenter.nextTarget(0, true));
	}

	@Test
	void a_fitted_board_lies_inside_the_window() {
		for (int piece : new int[] { 0, 1, 2, 10, 20 }) {
			Point place = placeOf(piece);
			assertTrue(place.x() > 0 && place.x() < WIDTH && place.y() > 0 && place.y() < HEIGHT, () -> piece + " is at " + place);
		}
	}
}
