package org.hullwright.picture.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.hullwright.picture.Drawing.Stroke;
import org.hullwright.picture.Drawing.Words;
import org.hullwright.picture.Outline.Segment;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.paint.Typeface;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.Emblem;
import org.hullwright.picture.scene.Hue;
import org.hullwright.picture.scene.Occupant;
import org.hullwright.picture.scene.PathScene;
import org.hullwright.picture.scene.SpaceScene;
import org.hullwright.picture.scene.TileScene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardArtistTest {

	/** Pixels for each board unit. */
	private static final double FARTHEST = 0.35;
	private static final int TILE = 9;

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

	@ParameterizedTest
	@ValueSource(strings = { "Hibernatorium", "Surveillance Room", "Transmitter Control Room", "Schaltstrecke" })
	void a_long_word_is_written_whole_with_a_hyphen_or_in_smaller_letters(String title) {
		List<Words> words = fromFarthest(title).drawings().stream().filter(Words.class::isInstance).map(Words.class::cast).toList();
		assertEquals(title, words.stream().map(Words::text).filter(text -> !text.equals("2")).collect(Collectors.joining(" "))
				.replace("- ", ""));
	}

	@Test
	void a_long_word_is_broken_where_a_syllable_ends_and_not_made_smaller() {
		List<Words> words = fromFarthest("Kommunikationszentrale").drawings().stream().filter(Words.class::isInstance)
				.map(Words.class::cast)
				.toList();
		assertEquals(List.of("Kommunika-", "tionszentrale"), words.stream().map(Words::text).filter(text -> !text.equals("2")).toList());
		assertTrue(words.stream().allMatch(line -> line.size() * FARTHEST >= 8), words::toString);
	}

	/** A tile in a window in which a large board is seen as a whole, with figures and tokens on it. */
	private static Picture fromFarthest(String title, Occupant... occupants) {
		TileScene tile = new TileScene(TILE, title, null, "2", "", List.of());
		BoardScene board = new BoardScene("Ship", List.of(new SpaceScene(0, "", 0, 0, null, tile, List.of(occupants))), List.of(),
				List.of(),
				Map.of());
		return new BoardArtist(BoardTheme.LIGHT, Typeface.embedded()).draw(board, DetailLevel.at(FARTHEST));
	}

	private static Occupant occupant(int piece, Occupant.Form form) {
		return new Occupant(form, List.of(piece), Emblem.letters("Ab"), new Hue.Numbered(piece), null, null);
	}

	private static List<Words> words(Picture picture) {
		return picture.drawings().stream().filter(Words.class::isInstance).map(Words.class::cast).toList();
	}

	private static double height(int piece, Picture picture) {
		return picture.regionOf(piece).orElseThrow().bounds().height() * FARTHEST;
	}

	@ParameterizedTest
	@ValueSource(strings = { "Archive", "The Nest", "Elevator Room S-01", "Emergency Staircase" })
	void the_title_of_a_tile_can_be_read_from_farthest_and_is_all_that_is_written_there(String title) {
		List<Words> words = words(fromFarthest(title));

		assertEquals(title, String.join(" ", words.stream().map(Words::text).toList()));
		assertTrue(words.stream().allMatch(line -> line.size() * FARTHEST >= 9), words::toString);
	}

	@ParameterizedTest
	@ValueSource(strings = { "Transmitter Control Room", "Cargo Sending System A" })
	void a_long_title_is_written_smaller_from_farthest_but_whole(String title) {
		List<Words> words = words(fromFarthest(title));

		assertEquals(title, String.join(" ", words.stream().map(Words::text).toList()));
		assertTrue(words.stream().allMatch(line -> line.size() * FARTHEST >= 8), words::toString);
	}

	@Test
	void figures_are_large_from_farthest_and_stand_below_the_title() {
		Picture picture = fromFarthest("Cargo Sending System A", occupant(1, Occupant.Form.PAWN));

		double title = words(picture).stream().filter(line -> line.text().length() > 2)
				.mapToDouble(line -> line.middle().y() + line.size() / 2)
				.max().orElseThrow();
		assertTrue(picture.regionOf(1).orElseThrow().bounds().y() > title - 4, () -> title + " is covered");
		assertTrue(height(1, fromFarthest("Archive", occupant(1, Occupant.Form.PAWN))) >= 24);
	}

	@Test
	void a_token_beside_a_figure_leaves_it_large() {
		Picture picture = fromFarthest("Archive", occupant(1, Occupant.Form.CREATURE), occupant(2, Occupant.Form.TOKEN));

		assertTrue(height(1, picture) >= 20, () -> "it is " + height(1, picture) + " high");
	}
}
