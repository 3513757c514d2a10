package org.hullwright.engine.game;

import static org.hullwright.engine.fixture.Games.choosing;
import static org.hullwright.engine.fixture.Games.played;
import static org.hullwright.engine.fixture.Games.said;
import static org.hullwright.engine.fixture.Trees.all;
import static org.hullwright.engine.fixture.Trees.ask;
import static org.hullwright.engine.fixture.Trees.endGame;
import static org.hullwright.engine.fixture.Trees.game;
import static org.hullwright.engine.fixture.Trees.known;
import static org.hullwright.engine.fixture.Trees.number;
import static org.hullwright.engine.fixture.Trees.option;
import static org.hullwright.engine.fixture.Trees.perform;
import static org.hullwright.engine.fixture.Trees.raise;
import static org.hullwright.engine.fixture.Trees.require;
import static org.hullwright.engine.fixture.Trees.roll;
import static org.hullwright.engine.fixture.Trees.say;
import static org.hullwright.engine.fixture.Trees.set;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;

import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Text;
import org.hullwright.engine.tree.Text.Display;
import org.junit.jupiter.api.Test;

/** A requirement that is not met undoes the innermost option or effect slot, and no more than that. */
class RequirementTest {

	private final TestWorld world = new TestWorld();
	private final int counter = world.state("counter");

	private Game playedGame(Effect turn, int... options) {
		world.phase(all(turn, endGame("over")));
		return played(choosing(world.tracedProgram(), options));
	}

	@Test
	void what_an_option_has_done_is_taken_back_and_what_comes_after_it_goes_on() {
		Game game = playedGame(
				all(raise(counter, 1), ask("?", option("try", all(raise(counter, 5), require(33, known(false)), raise(counter, 7))),
						option("leave", all())), say("and on")),
				0);
		assertEquals(1, game.state().get(counter));
		assertEquals(List.of("and on"), said(game));
	}

	@Test
	void the_story_tells_where_it_failed() {
		Game game = playedGame(ask("?", option("try", all(say("I try"), require(33, known(false)))), option("leave", all())), 0);
		assertEquals(List.of(), said(game));
		assertEquals(List.of(new Event.TakenBack(33)),
				game.state().journal().events().stream().filter(Event.TakenBack.class::isInstance).toList());
	}

	@Test
	void what_began_ends_in_the_story_even_when_it_is_taken_back() {
		int hard = world.procedure("Hard", 0, ask("?", option("try", perform(1, world.nextProcedure() + 1)), option("leave", all())));
		world.procedure("Harder", 0, require(33, known(false)));
		Game game = playedGame(perform(1, hard), 0);
		int open = 0;
		for (Event event : game.state().journal().events()) {
			open += event instanceof Event.Entered ? 1 : event instanceof Event.Left ? -1 : 0;
		}
		assertEquals(0, open);
	}

	@Test
	void only_the_innermost_option_is_taken_back() {
		Effect inner = ask("inner", option("try", all(raise(counter, 10), require(33, known(false)))), option("leave", all()));
		Game game = playedGame(ask("outer", option("go", all(raise(counter, 1), inner, raise(counter, 100))), option("leave", all())), 0,
				0);
		assertEquals(101, game.state().get(counter));
	}

	@Test
	void an_effect_slot_is_taken_back_as_a_whole() {
		int slot = world.slot("use");
		int tool = world.component("Tool", TestWorld.PIECE, 1);
		world.fill(tool, slot, all(raise(counter, 5), require(33, known(false))));
		Game game = playedGame(
				all(raise(counter, 1), new Effect.Resolve(1, slot, number(world.piece(tool, 0)), List.of()), raise(counter, 1)));
		assertEquals(2, game.state().get(counter));
	}

	@Test
	void a_decision_within_it_still_belongs_to_the_record() {
		Effect inner = ask("inner", option("a", all()), option("b", all()));
		Game game = playedGame(ask("outer", option("go", all(inner, require(33, known(false)))), option("leave", all())), 0, 1);
		assertEquals(List.of("go", "b"), game.record().decisions().stream().map(Taken::label).toList());
		assertEquals(List.of("outer", "inner"), game.state().journal().events().stream().filter(Event.Decided.class::isInstance)
				.map(event -> ((Event.Decided) event).prompt()).toList());
	}

	@Test
	void a_roll_that_is_taken_back_comes_again() {
		int die = world.die("Fate", 1, 2, 3, 4, 5, 6);
		Effect attempt = ask("?", option("try", all(set(counter, roll(die)), require(33, known(false)))), option("leave", all()));
		world.phase(all(attempt, set(counter, roll(die)), endGame("over")));
		assertEquals(played(choosing(world.program(), 1)).state().get(counter), played(choosing(world.program(), 0)).state().get(counter));
	}

	@Test
	void a_text_rolls_without_a_trace() {
		int die = world.die("Fate", 1, 2, 3, 4, 5, 6);
		Game game = playedGame(all(say(roll(die), Display.NUMBER), say(roll(die), Display.NUMBER)));
		assertEquals(1, new HashSet<>(said(game)).size());
		assertEquals(0, game.state().journal().events().stream().filter(Event.Rolled.class::isInstance).count());
	}

	@Test
	void without_an_option_around_it_it_only_ends_the_phase() {
		world.phase(all(raise(counter, 1), require(33, known(false)), raise(counter, 1)));
		Game game = playedGame(say(game(counter), Display.NUMBER));
		assertEquals(List.of("1"), said(game));
	}

	@Test
	void an_option_that_is_alone_is_taken_without_asking() {
		Game game = playedGame(ask("?", option("only", raise(counter, 1))));
		assertEquals(1, game.state().get(counter));
		assertEquals(List.of(), game.record().decisions());
	}

	@Test
	void without_an_option_something_else_happens() {
		Game game = playedGame(new Effect.Choose(1, number(0), false, Text.of("?"),
				List.of(option("never", known(false), all())), raise(counter, 9), null, null));
		assertEquals(9, game.state().get(counter));
	}
}
