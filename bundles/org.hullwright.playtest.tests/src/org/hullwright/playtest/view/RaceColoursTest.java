package org.hullwright.playtest.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Map;
import java.util.stream.Collectors;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.LegendEntry;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.picture.view.SceneBuilder;
import org.hullwright.playtest.fixture.LanternCaves;
import org.junit.jupiter.api.Test;

/** Figures of a race have its colour, and are told apart by their silhouettes. */
class RaceColoursTest {

	private static final Program PROGRAM = LanternCaves.rules("""
		pack yard { version 1.0.0 }
		kind beast is figure { }
		kind machine is figure { }
		room Court "Court" { }
		beast Wolf "Wolf" { copies: 3 }
		beast Bear "Bear" { }
		machine Robot "Robot" { }
		board Place { space Here at 0, 0 }
		procedure SetUp { move Court to Here  place Wolf in Court  place Bear in Court  place Robot in Court }
		phase Nothing { end game }
		game Yard { players 1 to 1 setup SetUp round Nothing }
		""").program();

	private final Map<String, LegendEntry> legend = legend();

	private static Map<String, LegendEntry> legend() {
		Game game = new Game(PROGRAM, GameOptions.of(1, 1), seat -> Agent.first(), Watching.NOTHING);
		game.setUp();
		BoardScene scene = new SceneBuilder(PROGRAM.world()).scenes(new GameSnapshot(PROGRAM, game.state())).getFirst();
		return scene.legend().stream().collect(Collectors.toMap(LegendEntry::meaning, entry -> entry));
	}

	@Test
	void figures_of_a_kind_have_one_colour_and_different_icons() {
		assertEquals(legend.get("Wolf").hue(), legend.get("Bear").hue());
		assertNotEquals(legend.get("Wolf").emblem(), legend.get("Bear").emblem());
	}

	@Test
	void figures_of_another_kind_have_another_colour() {
		assertNotEquals(legend.get("Wolf").hue(), legend.get("Robot").hue());
	}
}
