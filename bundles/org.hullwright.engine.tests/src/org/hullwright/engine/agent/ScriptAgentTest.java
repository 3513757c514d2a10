package org.hullwright.engine.agent;

import static org.hullwright.engine.fixture.Trees.all;
import static org.hullwright.engine.fixture.Trees.ask;
import static org.hullwright.engine.fixture.Trees.endGame;
import static org.hullwright.engine.fixture.Trees.option;
import static org.hullwright.engine.fixture.Trees.say;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;

import org.hullwright.engine.fixture.Games;
import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.Program;
import org.junit.jupiter.api.Test;

/** A script answers with words. */
class ScriptAgentTest {

	private static Program crossroads() {
		TestWorld world = new TestWorld();
		world.phase(all(ask("Which way?", option("left", say("to the left")), option("right", say("to the right"))),
				ask("", option("stay", say("stayed")), option("go", say("gone"))), endGame("over")));
		return world.program();
	}

	@Test
	void it_takes_the_options_that_say_so() {
		ScriptAgent script = new ScriptAgent(List.of("right", "stay", "never asked"));
		Game game = Games.of(crossroads(), script);
		game.play();
		assertEquals(List.of("to the right", "stayed"), Games.said(game));
		assertEquals(List.of("never asked"), script.leftOver());
	}

	@Test
	void what_is_not_offered_is_an_error_that_says_what_is() {
		Game game = Games.of(crossroads(), new ScriptAgent(List.of("up")));
		assertEquals("decision 1 by player 1, \"Which way?\", cannot be answered with \"up\"; it offers \"left\", \"right\"",
				assertThrows(UnfitAnswer.class, game::play).getMessage());
	}

	@Test
	void so_is_a_decision_beyond_the_last_answer() {
		Game game = Games.of(crossroads(), new ScriptAgent(List.of("left")));
		assertEquals("decision 2 by player 1 finds no answer; it offers \"stay\", \"go\"",
				assertThrows(UnfitAnswer.class, game::play).getMessage());
	}
}
