package org.hullwright.engine.game;

import static org.hullwright.engine.fixture.Games.choosing;
import static org.hullwright.engine.fixture.Games.played;
import static org.hullwright.engine.fixture.Games.random;
import static org.hullwright.engine.fixture.Trees.all;
import static org.hullwright.engine.fixture.Trees.ask;
import static org.hullwright.engine.fixture.Trees.endGame;
import static org.hullwright.engine.fixture.Trees.option;
import static org.hullwright.engine.fixture.Trees.raise;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.state.Event;
import org.junit.jupiter.api.Test;

/** Where there is only one option no player is asked. */
class OnlyOptionTest {

	private final TestWorld world = new TestWorld();
	private final int steps = world.state("steps");

	private Program walk() {
		world.phase(all(ask("Which way?", option("on", raise(steps, 1))), endGame("there")));
		return world.program();
	}

	@Test
	void what_was_taken_stands_in_the_story() {
		Game game = played(choosing(walk()));
		List<Event.OnlyOption> taken = game.state().journal().events().stream().filter(Event.OnlyOption.class::isInstance)
				.map(Event.OnlyOption.class::cast).toList();
		assertEquals(1, taken.size());
		assertEquals(1, taken.getFirst().seat());
		assertEquals("Which way?", taken.getFirst().prompt());
		assertEquals("on", taken.getFirst().option());
	}

	@Test
	void it_is_no_decision() {
		assertEquals(List.of(), played(choosing(walk())).record().decisions());
	}

	@Test
	void it_makes_no_difference_whether_somebody_watches() {
		Program program = walk();
		Game unwatched = new Game(program, GameOptions.of(1, 5), seat -> new RandomAgent(5, "seat 1"), Watching.NOTHING);
		assertEquals(random(program, 5).play(), unwatched.play());
	}
}
