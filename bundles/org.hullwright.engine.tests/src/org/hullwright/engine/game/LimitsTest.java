package org.hullwright.engine.game;

import static org.hullwright.engine.fixture.Trees.all;
import static org.hullwright.engine.fixture.Trees.asLongAs;
import static org.hullwright.engine.fixture.Trees.ask;
import static org.hullwright.engine.fixture.Trees.endGame;
import static org.hullwright.engine.fixture.Trees.game;
import static org.hullwright.engine.fixture.Trees.known;
import static org.hullwright.engine.fixture.Trees.less;
import static org.hullwright.engine.fixture.Trees.number;
import static org.hullwright.engine.fixture.Trees.option;
import static org.hullwright.engine.fixture.Trees.perform;
import static org.hullwright.engine.fixture.Trees.raise;
import static org.hullwright.engine.fixture.Trees.when;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.fixture.Games;
import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.tree.Place;
import org.hullwright.engine.tree.Value;
import org.junit.jupiter.api.Test;

/** Whatever a pack does, its game stops, and says where and how it came there. */
class LimitsTest {

	private final TestWorld world = new TestWorld();

	private GameError error() {
		Game game = Games.of(world.program(), Agent.first());
		return assertThrows(GameError.class, game::play);
	}

	@Test
	void an_endless_loop_is_stopped_where_it_is() {
		world.setup(asLongAs(12, known(true), all()));
		GameError error = error();
		assertEquals("test.hull:12:1", error.place().toString());
		assertTrue(error.getMessage().startsWith("this goes on and on"), error.getMessage());
	}

	@Test
	void the_chain_of_what_was_performed_is_told_from_the_inside_out() {
		int inner = world.procedure("Inner", 0, asLongAs(12, known(true), all()));
		int outer = world.procedure("Outer", 0, perform(13, inner));
		world.setup(perform(14, outer));
		assertEquals(List.of("test.hull:50:1", "test.hull:51:1", "test.hull:52:1"), error().chain().stream().map(Place::toString).toList());
	}

	@Test
	void a_procedure_that_performs_itself_for_ever_is_stopped() {
		int again = world.nextProcedure();
		world.procedure("Again", 0, perform(21, again));
		world.setup(perform(22, again));
		GameError error = error();
		assertEquals("test.hull:21:1", error.place().toString());
		assertTrue(error.getMessage().contains("deep"), error.getMessage());
		assertTrue(error.chain().size() <= 40, "a chain is to be read: " + error.chain().size());
	}

	@Test
	void a_derived_value_of_itself_is_stopped() {
		int self = 2;
		world.derived("self", -1, new Value.Derived(31, null, self));
		world.setup(asLongAs(12, less(new Value.Derived(32, null, self), number(1)), all()));
		assertEquals("test.hull:31:1", error().place().toString());
	}

	@Test
	void rules_may_go_two_hundred_deep() {
		int depth = world.state("depth");
		int deeper = world.nextProcedure();
		world.procedure("Deeper", 0, all(raise(depth, 1),
				when(less(game(depth), number(200)), perform(1, deeper))));
		world.setup(perform(1, deeper));
		world.phase(endGame("deep enough"));
		Game game = Games.of(world.program(), Agent.first());
		assertEquals("deep enough", game.play().reason());
		assertEquals(200, game.state().get(depth));
	}

	@Test
	void a_game_without_end_is_stopped() {
		world.phase(all());
		assertTrue(error().getMessage().contains("more than 1000 rounds"));
	}

	@Test
	void decisions_without_end_are_stopped() {
		world.setup(asLongAs(12, known(true), ask("Again?", option("yes", all()), option("no", all()))));
		assertTrue(error().getMessage().contains("decisions"));
	}
}
