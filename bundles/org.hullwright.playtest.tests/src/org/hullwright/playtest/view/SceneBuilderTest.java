package org.hullwright.playtest.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.state.Seats;
import org.hullwright.engine.state.Sight;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.Detail;
import org.hullwright.picture.scene.Dossier;
import org.hullwright.picture.scene.Hue;
import org.hullwright.picture.scene.LegendEntry;
import org.hullwright.picture.scene.Occupant;
import org.hullwright.picture.scene.Occupant.Form;
import org.hullwright.picture.scene.SpaceScene;
import org.hullwright.picture.scene.TileScene;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.picture.view.NamedColours;
import org.hullwright.picture.view.SceneBuilder;
import org.hullwright.playtest.fixture.LanternCaves;
import org.junit.jupiter.api.Test;

class SceneBuilderTest {

	private final BoardScene start = sceneOf(LanternCaves.begun().moment().game());
	private final BoardScene end = sceneOf(LanternCaves.begun().toTheEnd().game());

	private static BoardScene sceneOf(GameSnapshot game) {
		return new SceneBuilder(game.world()).scenes(game).getFirst();
	}

	private static SpaceScene where(BoardScene scene, String tile) {
		return scene.spaces().stream().filter(space -> space.tile().map(TileScene::title).filter(tile::equals).isPresent()).findFirst()
				.orElseThrow();
	}

	@Test
	void a_board_has_a_space_for_each_letter_and_a_path_between_neighbours() {
		assertEquals(10, start.spaces().size());
		assertEquals(19, start.paths().size());
	}

	@Test
	void only_what_lies_on_the_board_is_shown_there() {
		assertEquals(List.of("The Landing"),
				start.spaces().stream().flatMap(space -> space.tile().stream()).map(TileScene::title).toList());
	}

	@Test
	void what_is_hidden_shows_that_it_is_there_and_nothing_else() {
		Game game = new Game(LanternCaves.program(), GameOptions.of(2, 7), seat -> Agent.first(), Watching.NOTHING);
		game.setUp();
		int landing = where(start, "The Landing").tile().orElseThrow().piece();
		game.state().hide(0, landing);
		GameSnapshot all = new GameSnapshot(LanternCaves.program(), game.state());
		TileScene hidden = where(sceneOf(all.seenWith(new Sight.OfSeats(Seats.of(1)))), "Hidden room").tile().orElseThrow();
		assertEquals(new TileScene(landing, "Hidden room", null, null, "", List.of()), hidden);
		assertEquals("1", where(sceneOf(all), "The Landing").tile().orElseThrow().identifier());
	}

	@Test
	void a_word_of_the_author_groups_tiles_by_colour() {
		assertEquals(where(end, "The Landing").tile().orElseThrow().group(), where(end, "Echo Grotto").tile().orElseThrow().group());
		assertNotEquals(where(end, "The Landing").tile().orElseThrow().group(), where(end, "Black Lake").tile().orElseThrow().group());
	}

	@Test
	void a_number_that_tells_all_designs_apart_is_an_identifier() {
		TileScene landing = where(start, "The Landing").tile().orElseThrow();
		assertEquals("1", landing.identifier());
		assertEquals(Optional.empty(), landing.value());
	}

	@Test
	void a_number_on_a_path_is_its_value() {
		TileScene tunnel = end.paths().stream().flatMap(path -> path.tile().stream()).findFirst().orElseThrow();
		assertEquals(Optional.of("2"), tunnel.value());
	}

	@Test
	void words_named_like_colours_have_these_colours() {
		Hue herb = where(end, "Echo Grotto").tile().orElseThrow().marks().getFirst().hue();
		assertEquals(new Hue.Named(NamedColours.of("green").orElseThrow()), herb);
	}

	@Test
	void figures_of_players_stand_apart_in_the_colours_of_their_seats() {
		List<Occupant> pawns = where(start, "The Landing").occupants().stream().filter(occupant -> occupant.form() == Form.PAWN).toList();
		assertEquals(2, pawns.stream().map(pawn -> pawn.emblem().icon()).distinct().count());
		assertEquals(List.of(new Hue.Numbered(0), new Hue.Numbered(1)), pawns.stream().map(Occupant::hue).toList());
	}

	@Test
	void a_number_that_has_changed_is_shown_on_the_figure() {
		boolean hurt = end.spaces().stream().flatMap(space -> space.occupants().stream())
				.anyMatch(occupant -> occupant.form() == Form.CREATURE && occupant.counter().isPresent());
		assertTrue(hurt, "every night hurts the moths");
	}

	@Test
	void a_place_shows_the_number_that_it_says_itself_and_not_what_is_usual() {
		Program program = LanternCaves.rules("""
			pack yard { version 1.0.0 }
			extend room { printed cost: number = 2 }
			room Court "Court" { }
			room Gate "Gate" { cost: 1 }
			room Stall "Stall" { }
			board Place { space Here at 0, 0  space There at 0, 2  space Yonder at 0, 4 }
			procedure SetUp { move Court to Here  move Gate to There  move Stall to Yonder }
			phase Nothing { end game }
			game Yard { players 1 to 1 setup SetUp round Nothing }
			""").program();
		Game game = new Game(program, GameOptions.of(1, 1), seat -> Agent.first(), Watching.NOTHING);
		game.setUp();
		BoardScene scene = new SceneBuilder(program.world()).scenes(new GameSnapshot(program, game.state())).getFirst();
		assertEquals(List.of("Gate"), scene.spaces().stream().flatMap(space -> space.tile().stream())
				.filter(tile -> tile.value().equals(Optional.of("1"))).map(TileScene::title).toList());
		assertEquals(1, scene.spaces().stream().flatMap(space -> space.tile().stream()).filter(tile -> tile.value().isPresent()).count());
	}

	@Test
	void the_legend_explains_groups_and_figures_that_are_there() {
		List<String> meanings = start.legend().stream().map(LegendEntry::meaning).toList();
		assertTrue(meanings.containsAll(List.of("Depth: Shore", "Depth: Deep", "Keeper", "Salt Diver", "Web")), meanings::toString);
		assertTrue(!meanings.contains("Grey Moth"), "no moth has come yet");
	}

	@Test
	void a_dossier_tells_nothing_that_only_authors_write() {
		Dossier landing = start.dossiers().values().stream().filter(dossier -> dossier.title().equals("The Landing")).findFirst()
				.orElseThrow();
		assertTrue(landing.details().contains(new Detail("number", "1")), landing::toString);
		assertTrue(landing.details().stream().noneMatch(detail -> detail.value().equals("Landings")), landing::toString);
	}

	@Test
	void a_dossier_tells_states_with_their_bounds_and_hidden_zones_by_their_number() {
		int keeper = where(start, "The Landing").occupants().getFirst().pieces().getFirst();
		Dossier dossier = start.dossiers().get(keeper);
		assertEquals("Keeper", dossier.title());
		assertTrue(dossier.details().contains(new Detail("courage", "5 of 5")), dossier::toString);
		assertTrue(dossier.details().contains(new Detail("hand", "3")), dossier::toString);
	}
}
