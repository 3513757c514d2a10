package org.hullwright.picture.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.hullwright.picture.Drawing.Stroke;
import org.hullwright.picture.Outline.Segment;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.paint.Typeface;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.PathScene;
import org.hullwright.picture.scene.SpaceScene;
import org.junit.jupiter.api.Test;

class BoardArtistTest {

	private static SpaceScene space(int piece, String title, int column) {
		return new SpaceScene(piece, title, 0, column, null, null, List.of());
	}

	@Test
	void an_empty_path_between_places_that_are_far_apart_strikes_through_no_name() {
		List<SpaceScene> spaces = List.of(space(0, "Bridge", 0), space(1, "Mess", 2), space(2, "Hold", 4));
		BoardScene board = new BoardScene("Ship", spaces, List.of(new PathScene(3, 0, 2, null, List.of())), List.of(),
				Map.of());

		Picture picture = new BoardArtist(BoardTheme.PRINT, Typeface.embedded()).draw(board, DetailLevel.NEAR);

		List<Point> begins = picture.drawings().stream().filter(Stroke.class::isInstance).map(Stroke.class::cast)
				.map(stroke -> stroke.outline().segments())
				.filter(segments -> segments.size() == 2 && segments.getLast() instanceof Segment.Curve)
				.map(segments -> ((Segment.Start) segments.getFirst()).at()).toList();
		assertEquals(1, begins.size());
		assertTrue(begins.getFirst().distanceTo(new BoardGeometry(board).centre(spaces.getFirst())) > BoardGeometry.INNER_RADIUS);
	}
}
