package org.hullwright.playtest.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.icons.IconLibrary;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.Emblem;
import org.hullwright.picture.scene.LegendEntry;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.picture.view.SceneBuilder;
import org.hullwright.playtest.fixture.LanternCaves;
import org.junit.jupiter.api.Test;

/** By what things on a board are told apart. */
class EmblemsTest {

	private static final Program PROGRAM = LanternCaves.rules("""
		pack yard { version 1.0.0 }
		values Paint { red, blue }
		kind flag is token { printed paint: Paint = red }
		kind tool is token { printed symbol: text = "" }
		room Court "Court" { }
		token Torch "Torch" { }
		token Xyzzy "Xyzzy" { }
		token Plugh "Plugh" { }
		flag Banner "Banner" { }
		tool Spoon "Spoon" { symbol: "Sp" }
		token Lantern "Lantern" { side lit { } side out { } }
		show flag as "flying-flag"
		board Place { space Here at 0, 0 }
		procedure SetUp {
			move Court to Here
			place Torch in Court  place Xyzzy in Court  place Plugh in Court  place Banner in Court
			place Spoon in Court  place Lantern in Court  turn Lantern to out
		}
		phase Nothing { end game }
		game Yard { players 1 to 1 setup SetUp round Nothing }
		""").program();

	private final Map<String, Emblem> emblems = emblems();

	private static Map<String, Emblem> emblems() {
		Game game = new Game(PROGRAM, GameOptions.of(1, 1), seat -> Agent.first(), Watching.NOTHING);
		game.setUp();
		BoardScene scene = new SceneBuilder(PROGRAM.world()).scenes(new GameSnapshot(PROGRAM, game.state())).getFirst();
		return scene.legend().stream().collect(Collectors.toMap(LegendEntry::meaning, LegendEntry::emblem));
	}

	private Emblem emblem(String meaning) {
		return emblems.entrySet().stream().filter(entry -> entry.getKey().startsWith(meaning)).findFirst().orElseThrow().getValue();
	}

	@Test
	void a_piece_has_the_icon_that_was_chosen_for_it_or_its_kind() {
		assertEquals(Emblem.icon("flying-flag"), emblem("Banner"));
	}

	@Test
	void a_piece_without_one_has_that_which_is_called_like_it() {
		assertEquals(Emblem.icon("torch"), emblem("Torch"));
	}

	@Test
	void pieces_that_are_called_like_no_icon_have_simple_ones_that_differ() {
		for (String title : List.of("Xyzzy", "Plugh")) {
			assertTrue(IconLibrary.complete().has(emblem(title).icon()), title);
			assertEquals("", emblem(title).letters());
		}
		assertNotEquals(emblem("Xyzzy"), emblem("Plugh"));
	}

	@Test
	void letters_that_the_author_has_chosen_are_shown_where_no_icon_was() {
		assertEquals(Emblem.letters("Sp"), emblem("Spoon"));
	}

	@Test
	void a_piece_that_lies_on_another_side_says_on_which() {
		assertEquals(new Emblem("lantern", "", "O"), emblem("Lantern"));
	}
}
