package org.hullwright.playtest.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.state.Seats;
import org.hullwright.engine.state.Sight;
import org.hullwright.picture.Picture;
import org.hullwright.picture.board.BoardArtist;
import org.hullwright.picture.board.BoardGeometry;
import org.hullwright.picture.board.DetailLevel;
import org.hullwright.picture.paint.Typeface;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.PathScene;
import org.hullwright.picture.scene.PrintedMark;
import org.hullwright.picture.scene.TileScene;
import org.hullwright.picture.scene.TurnedEdges;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.picture.view.SceneBuilder;
import org.hullwright.playtest.fixture.LanternCaves;
import org.junit.jupiter.api.Test;

class TurnedTilesTest {

	private static final Program PROGRAM = LanternCaves.rules("""
		pack meadows { version 1.0.0 }
		values Way { north, east, south, west }
		values Ground { meadow, road, town }
		kind land is tile { printed edges: list of Ground }
		land Gate "Gate" { edges: town, meadow, road, meadow }
		land Plain "Plain"
		board Country {
			grid 3 by 2 with diagonals
			directions Way
			space Home at 1, 1
			space Away at 2, 3
			path Slide only from Home to Away
		}
		procedure SetUp { move Gate to Home  turn Gate by 1  move Plain to Away }
		phase Nothing { end game }
		game Meadows { players 1 to 2 setup SetUp round Nothing }
		""").program();

	private final GameSnapshot game = begun();
	private final BoardScene scene = sceneOf(game);

	private static GameSnapshot begun() {
		Game game = new Game(PROGRAM, GameOptions.of(1, 1), seat -> Agent.first(), Watching.NOTHING);
		game.setUp();
		return new GameSnapshot(PROGRAM, game.state());
	}

	private static BoardScene sceneOf(GameSnapshot game) {
		return new SceneBuilder(game.world()).scenes(game).getFirst();
	}

	private static TileScene tile(BoardScene scene, String title) {
		return scene.spaces().stream().flatMap(space -> space.tile().stream()).filter(tile -> tile.title().equals(title)).findFirst()
				.orElseThrow();
	}

	@Test
	void the_edges_of_a_tile_stand_where_they_are_after_it_was_turned() {
		TurnedEdges edges = tile(scene, "Gate").edges().orElseThrow();

		assertEquals(List.of("Edges: meadow", "Edges: town", "Edges: meadow", "Edges: road"),
				edges.marks().stream().map(PrintedMark::meaning).toList());
		assertEquals(90, edges.turned());
	}

	@Test
	void what_stands_along_the_edges_stands_nowhere_else() {
		assertEquals(List.of(), tile(scene, "Gate").marks());
	}

	@Test
	void a_tile_that_prints_nothing_for_its_edges_has_none() {
		assertTrue(tile(scene, "Plain").edges().isEmpty());
	}

	@Test
	void a_hidden_tile_does_not_show_its_edges() {
		Game hiding = new Game(PROGRAM, GameOptions.of(1, 1), seat -> Agent.first(), Watching.NOTHING);
		hiding.setUp();
		hiding.state().hide(0, tile(scene, "Gate").piece());

		GameSnapshot seen = new GameSnapshot(PROGRAM, hiding.state()).seenWith(new Sight.OfSeats(Seats.of(1)));

		assertTrue(sceneOf(seen).spaces().stream().flatMap(space -> space.tile().stream()).allMatch(tile -> tile.edges().isEmpty()));
	}

	@Test
	void a_grid_of_squares_is_drawn_with_squares_in_columns_and_rows() {
		BoardGeometry geometry = new BoardGeometry(scene);

		assertEquals(4, geometry.corners(scene.spaces().getFirst()).size());
		assertEquals(geometry.centre(scene.spaces().get(0)).x(), geometry.centre(scene.spaces().get(3)).x());
		assertEquals(geometry.centre(scene.spaces().get(0)).y(), geometry.centre(scene.spaces().get(2)).y());
	}

	@Test
	void a_path_over_a_corner_joins_neighbours() {
		BoardGeometry geometry = new BoardGeometry(scene);

		assertEquals(List.of(false),
				scene.paths().stream().map(path -> geometry.line(path).joinsNeighbours()).filter(near -> !near).toList());
	}

	@Test
	void a_one_way_path_has_an_arrow() {
		List<PathScene> ways = scene.paths().stream().map(path -> new PathScene(path.piece(), path.from(), path.to(), null, List.of()))
				.toList();
		BoardScene bothWays = new BoardScene(scene.title(), true, scene.spaces(), ways, scene.legend(), scene.dossiers());

		assertEquals(1, scene.paths().stream().filter(PathScene::oneWay).count());
		assertNotEquals(drawn(bothWays).drawings().size(), drawn(scene).drawings().size());
	}

	private static Picture drawn(BoardScene scene) {
		return new BoardArtist(BoardTheme.PRINT, Typeface.embedded()).draw(scene, DetailLevel.NEAR);
	}
}
