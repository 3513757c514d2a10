package org.hullwright.engine.testing;

import static org.hullwright.engine.fixture.Trees.all;
import static org.hullwright.engine.fixture.Trees.raise;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Probe;
import org.hullwright.engine.plan.Planner;
import org.junit.jupiter.api.Test;

/** No pack can leave a game like this; a fault of the engine could. */
class InvariantsTest {

	private final TestWorld world = new TestWorld();

	/** Puts a piece where it does not belong after the first sentence, past everything that would refuse it. */
	private record Fault(int piece, int zone, Invariants invariants) implements Probe {

		@Override
		public void after(int source, Frame frame) {
			frame.state().move(source, piece, frame.layout().zone(zone), false);
			invariants.after(source, frame);
		}
	}

	@Test
	void a_piece_in_a_place_for_others_stops_the_game() {
		int tool = world.kind("tool");
		int coin = world.component("Coin", TestWorld.PIECE, 1);
		int shelf = world.areaFor(tool, "Shelf");
		world.phase(all(raise(world.state("far"), 1)));
		Probe fault = new Fault(world.piece(coin, 0), shelf, new Invariants());
		Game game = new Game(Planner.probed(world.world()), GameOptions.of(1, 1), seat -> Agent.first(), Watching.NOTHING.with(fault));
		assertEquals("this leaves the game as it must not be: Coin lies in Shelf, which is for tool",
				assertThrows(GameError.class, game::play).getMessage());
	}
}
