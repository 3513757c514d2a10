package org.hullwright.engine.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.Probe;
import org.hullwright.engine.plan.Planner;
import org.hullwright.engine.testing.Invariants;
import org.hullwright.engine.tree.World.Composition;

/** What must hold in every game is looked for where something changed only; that finds as much as looking everywhere. */
class AnyHarmTest {

	private static final String FINE = "";

	/** A world with states of which one has a bound of one's choice. */
	private static final class Shape {

		private final TestWorld builder = new TestWorld();
		private final int counter = builder.state("counter");
		private final int level;
		private final int spark;

		Shape(int highest) {
			int tool = builder.kind("tool");
			level = builder.state("level", TestWorld.PIECE, 0, highest);
			spark = builder.component("Spark", TestWorld.PIECE, 12);
			builder.component("Wrench", tool, 2);
			builder.deck("Trouble", new Composition(spark, 5));
			builder.bag("Sack", new Composition(spark, 3));
			builder.areaFor(tool, "Shelf");
			builder.row("Street", 3);
		}
	}

	@Provide
	Arbitrary<List<Change>> changes() {
		return Change.any().list().ofMaxSize(30);
	}

	@Provide
	Arbitrary<Harm> harm() {
		return Harm.any();
	}

	/** A game that is watched all the time. */
	private static final class Watched {

		private final Shape shape = new Shape(9);
		private final Game game = new Game(Planner.probed(shape.builder.world()), GameOptions.of(1, 1), seat -> Agent.first(),
				Watching.NOTHING);
		private final GameState state = game.state();
		private final Invariants watching = new Invariants();

		/** What is wrong where something changed, in words; nothing when all is as it must be. */
		String verdict() {
			return verdict(watching);
		}

		/** The same for a caller that has seen nothing yet, and so has to look everywhere. */
		String verdictOfAll() {
			return verdict(new Invariants());
		}

		private String verdict(Probe probe) {
			try {
				probe.after(1, game.run().outermost(1));
				return FINE;
			} catch (ContentError error) {
				return error.getMessage();
			}
		}

		/** Makes changes up to the first after which something is wrong. */
		String verdictAfter(List<Change> changes) {
			String verdict = verdict();
			for (int at = 0; at < changes.size() && verdict.equals(FINE); at++) {
				changes.get(at).make(state, shape.counter);
				verdict = verdict();
				assertEquals(verdictOfAll(), verdict);
			}
			return verdict;
		}
	}

	private static GameState beyondBounds() {
		Shape wide = new Shape(1_000);
		GameState beyond = new GameState(new Layout(wide.builder.world()));
		beyond.set(1, wide.builder.piece(wide.spark, 3), wide.level, 500);
		return beyond;
	}

	@Property
	void looking_at_what_changed_finds_what_looking_everywhere_finds(@ForAll("changes") List<Change> changes) {
		new Watched().verdictAfter(changes);
	}

	@Property
	void what_was_taken_back_is_looked_at_as_well(@ForAll("changes") List<Change> first, @ForAll("changes") List<Change> second) {
		Watched game = new Watched();
		game.verdict();
		first.forEach(change -> change.make(game.state, game.shape.counter));
		int mark = game.state.mark();
		game.verdictAfter(second);
		game.state.rollback(mark);
		assertEquals(game.verdictOfAll(), game.verdict());
	}

	@Property
	void harm_is_found_whatever_happened_before(@ForAll("changes") List<Change> changes, @ForAll("harm") Harm harm) {
		Watched game = new Watched();
		if (game.verdictAfter(changes).equals(FINE)) {
			harm.make(game.state, beyondBounds());
			assertNotEquals(FINE, game.verdictOfAll());
			assertEquals(game.verdictOfAll(), game.verdict());
		}
	}
}
