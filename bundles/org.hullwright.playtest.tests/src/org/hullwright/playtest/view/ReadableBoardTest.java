package org.hullwright.playtest.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Drawing;
import org.hullwright.picture.Drawing.Fill;
import org.hullwright.picture.Drawing.Stroke;
import org.hullwright.picture.Drawing.Words;
import org.hullwright.picture.Outline.Segment;
import org.hullwright.picture.Picture;
import org.hullwright.picture.board.BoardArtist;
import org.hullwright.picture.board.DetailLevel;
import org.hullwright.picture.paint.Typeface;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.Emblem;
import org.hullwright.picture.scene.Hue;
import org.hullwright.picture.scene.Occupant;
import org.hullwright.picture.scene.SpaceScene;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.picture.view.SceneBuilder;
import org.hullwright.playtest.fixture.LanternCaves;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What lies on a board, is printed on its tiles and names its places can all be read. */
class ReadableBoardTest {

	private static final String SQUARES = "grid 3 by 2";
	private static final String HEXAGONS = "grid 3 by 2 hexagonal";
	/** Of the letters on a chip or a piece, from their middle. */
	private static final double HALF_A_CHIP = 8;
	/** Of a name, with a little air below. */
	private static final double HALF_A_LINE = 12;

	private static GameSnapshot begun(String grid) {
		Program program = LanternCaves.rules("""
			pack meadows { version 1.0.0 }
			values Way { one, two, three, four%s }
			values Ground { meadow, road, town }
			kind land is tile { printed edges: list of Ground  printed walled: truth  printed tax: number = 0 }
			land Gate "Gate" { edges: town, meadow, road, meadow%s  walled  tax: 3 }
			token Disc "Disc" { copies: 4  side black { }  side white { } }
			token Coin "Coin" { copies: 2  side heads { }  side tails { } }
			board Country {
				%s
				directions Way
				space Home "Home" at 2, 2
			}
			procedure SetUp {
				move Gate to (the first space in Country)  turn Gate by 1
				place Disc in Gate
				place Disc in Home  place Disc in Home  flip the first Disc in Home
				place Coin in Home  place Coin in Home  flip the first Coin in Home
			}
			phase Nothing { end game }
			game Meadows { players 1 to 2 setup SetUp round Nothing }
			""".formatted(grid.equals(SQUARES) ? "" : ", five, six", grid.equals(SQUARES) ? "" : ", road, road", grid)).program();
		Game game = new Game(program, GameOptions.of(1, 1), seat -> Agent.first(), Watching.NOTHING);
		game.setUp();
		return new GameSnapshot(program, game.state());
	}

	private static BoardScene scene(String grid) {
		GameSnapshot game = begun(grid);
		return new SceneBuilder(game.world()).scenes(game).getFirst();
	}

	private static Picture drawn(BoardScene scene) {
		return new BoardArtist(BoardTheme.PRINT, Typeface.embedded()).draw(scene, DetailLevel.NEAR);
	}

	private static List<Words> words(Picture picture) {
		return picture.drawings().stream().filter(Words.class::isInstance).map(Words.class::cast).toList();
	}

	@ParameterizedTest
	@ValueSource(strings = { SQUARES, HEXAGONS })
	void no_two_words_lie_on_each_other(String grid) {
		List<Words> words = words(drawn(scene(grid)));
		List<String> covered = new ArrayList<>();
		for (int first = 0; first < words.size(); first++) {
			for (int second = first + 1; second < words.size(); second++) {
				double across = Math.abs(words.get(first).middle().x() - words.get(second).middle().x());
				double down = Math.abs(words.get(first).middle().y() - words.get(second).middle().y());
				if (across < 2 * HALF_A_CHIP && down < 2 * HALF_A_CHIP) {
					covered.add(words.get(first).text() + " and " + words.get(second).text());
				}
			}
		}
		assertEquals(List.of(), covered);
	}

	@ParameterizedTest
	@ValueSource(strings = { SQUARES, HEXAGONS })
	void the_name_of_a_place_stands_above_what_lies_there(String grid) {
		BoardScene scene = scene(grid);
		Picture picture = drawn(scene);
		SpaceScene home = scene.spaces().stream().filter(space -> space.title().equals("Home")).findFirst().orElseThrow();
		double name = words(picture).stream().filter(word -> word.text().equals("Home")).findFirst().orElseThrow().middle().y();
		List<Integer> pieces = home.occupants().stream().flatMap(occupant -> occupant.pieces().stream()).toList();
		double highest = picture.regions().stream().filter(region -> pieces.containsAll(region.pieces()))
				.flatMap(region -> region.corners().stream()).mapToDouble(corner -> corner.y()).min().orElseThrow();
		assertTrue(name + HALF_A_LINE < highest, name + " is not above " + highest);
	}

	@ParameterizedTest
	@ValueSource(strings = { SQUARES, HEXAGONS })
	void the_head_that_shows_how_a_tile_lies_stands_out_from_it(String grid) {
		List<Drawing> drawings = drawn(scene(grid)).drawings();
		List<Integer> heads = IntStream.range(0, drawings.size())
				.filter(at -> drawings.get(at) instanceof Fill fill && isTriangle(fill)).boxed().toList();
		assertEquals(1, heads.size());
		assertTrue(drawings.get(heads.getFirst() - 1) instanceof Stroke edge && edge.colour().equals(BoardTheme.PRINT.tile()));
	}

	private static boolean isTriangle(Fill fill) {
		return fill.outline().segments().stream().filter(Segment.Curve.class::isInstance).count() == 3;
	}

	@ParameterizedTest
	@ValueSource(strings = { SQUARES, HEXAGONS })
	void the_sides_of_a_piece_look_different(String grid) {
		BoardScene scene = scene(grid);
		List<Occupant> here = scene.spaces().stream().filter(space -> space.title().equals("Home")).findFirst().orElseThrow().occupants();
		List<Hue> discs = here.stream().filter(occupant -> occupant.emblem().icon().equals("disc")).map(Occupant::hue).toList();
		assertEquals(2, discs.size());
		assertEquals(List.of(Colour.of(0x2B2F36), Colour.of(0xF1F3F5)).stream().map(Hue.Named::new).toList(), discs.reversed());
		List<String> coins = here.stream().map(Occupant::emblem).filter(emblem -> emblem.icon().equals("coins")).map(Emblem::badge)
				.toList();
		assertEquals(2, coins.size());
		assertNotEquals(coins.getFirst(), coins.getLast());
	}
}
