package org.hullwright.playtest.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.picture.scene.Detail;
import org.hullwright.picture.scene.Dossier;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.picture.view.SceneBuilder;
import org.hullwright.playtest.fixture.LanternCaves;
import org.junit.jupiter.api.Test;

/** States are told in the words of the author, never by what rules call them. */
class PropertyWordsTest {

	private static final Program PROGRAM = LanternCaves.rules("""
		pack yard { version 1.0.0 }
		values Fate { present "still here", gone }
		kind guard is token {
			state fate: Fate = present reads "{it}"
			state mood: Fate = present reads "{it}"
			state lost: number 0 to 9 = 2 reads "{it}'s lost Health"
			state left: number 0 to 5 = 3 reads "the number of Actions left to {it}"
			state sent: truth = yes reads "{it} has sent the Signal"
			state counted: number 0 to 9 = 4 reads ""
			state pointsWon: number 0 to 7 = 1
		}
		room Court "Court" { }
		guard Torch "Torch" { }
		board Place { space Here at 0, 0 }
		procedure SetUp { move Court to Here  place Torch in Court  set Torch's fate to gone }
		phase Nothing { end game }
		game Yard { players 1 to 1 setup SetUp round Nothing }
		""").program();

	private final List<Detail> told = dossier().details();

	private static Dossier dossier() {
		Game game = new Game(PROGRAM, GameOptions.of(1, 1), seat -> Agent.first(), Watching.NOTHING);
		game.setUp();
		return new SceneBuilder(PROGRAM.world()).scenes(new GameSnapshot(PROGRAM, game.state())).getFirst().dossiers().values().stream()
				.filter(dossier -> dossier.title().equals("Torch")).findFirst().orElseThrow();
	}

	@Test
	void the_words_of_a_sentence_are_the_label_without_the_piece() {
		assertTrue(told.contains(new Detail("lost Health", "2 of 9")), told::toString);
		assertTrue(told.contains(new Detail("Actions left", "3 of 5")), told::toString);
	}

	@Test
	void a_value_that_says_all_has_no_label() {
		assertTrue(told.contains(new Detail("", "gone")), told::toString);
	}

	@Test
	void a_value_that_says_all_says_nothing_as_it_was_at_the_start() {
		assertFalse(told.contains(new Detail("", "still here")), told::toString);
	}

	@Test
	void what_holds_is_told_by_its_words_alone() {
		assertTrue(told.contains(new Detail("", "has sent the Signal")), told::toString);
	}

	@Test
	void book_keeping_is_not_told() {
		assertEquals(List.of(), told.stream().filter(detail -> detail.label().contains("counted")).toList());
	}

	@Test
	void what_has_no_words_is_told_by_its_name_in_words() {
		assertTrue(told.contains(new Detail("points won", "1 of 7")), told::toString);
	}
}
