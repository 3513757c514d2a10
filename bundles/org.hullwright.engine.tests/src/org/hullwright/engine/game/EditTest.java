package org.hullwright.engine.game;

import static org.hullwright.engine.fixture.Games.choosing;
import static org.hullwright.engine.fixture.Games.played;
import static org.hullwright.engine.fixture.Games.replaying;
import static org.hullwright.engine.fixture.Games.said;
import static org.hullwright.engine.fixture.Trees.all;
import static org.hullwright.engine.fixture.Trees.ask;
import static org.hullwright.engine.fixture.Trees.count;
import static org.hullwright.engine.fixture.Trees.forEach;
import static org.hullwright.engine.fixture.Trees.game;
import static org.hullwright.engine.fixture.Trees.in;
import static org.hullwright.engine.fixture.Trees.option;
import static org.hullwright.engine.fixture.Trees.raise;
import static org.hullwright.engine.fixture.Trees.say;
import static org.hullwright.engine.fixture.Trees.zone;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.StableNames;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World.Composition;
import org.junit.jupiter.api.Test;

/** Each round says how many lie in the yard and how far it has gone, then asks what to do. */
class EditTest {

	private final Walk walk = new Walk(0);
	private final TestWorld world = walk.world;
	private final int far = walk.far;
	private final int yard = walk.yard;
	private final int spark = walk.spark;

	/** What is played here. */
	private static final class Walk {

		private final TestWorld world = new TestWorld();
		private final int far;
		private final int yard;
		private final int spark;

		/** @param newcomers copies of a component before the spark, which shift its number */
		Walk(int newcomers) {
			if (newcomers > 0) {
				world.component("Newcomer", TestWorld.PIECE, newcomers);
			}
			spark = world.component("Spark", TestWorld.PIECE, 3);
			far = world.state("far");
			yard = world.area("Yard", new Composition(spark, 1));
			world.phase(all(raise(far, 1), ask("Alone", option("only this", raise(far, 10))), say(game(far), Display.NUMBER),
					ask("What now?", option("on", all()), option("back", all()),
							forEach(in(zone(yard)), say(count(in(zone(yard))), Display.NUMBER)))));
		}
	}

	private GameRecord recordOf(int... options) {
		return played(choosing(world.program(), options)).record();
	}

	private StableNames names() {
		return new StableNames(world.program().layout());
	}

	@Test
	void a_change_is_made_when_the_decision_it_was_made_at_is_asked() {
		GameRecord edited = recordOf(0, 0, 0).until(1).with(Edit.change(world.world(), names(), 1, far, 500));
		assertEquals(List.of("11", "22"), said(played(replaying(world.program(), edited))));
		Game on = new Game(world.program(), edited, seat -> until(3, 0), Watching.EVENTS);
		assertEquals(List.of("11", "22", "511", "522"), said(played(on)));
	}

	@Test
	void the_options_are_looked_for_again_after_a_change() {
		int second = world.piece(spark, 1);
		GameRecord edited = recordOf().with(Edit.move(names(), 0, second, world.program().layout().zone(yard)));
		played(new Game(world.program(), edited, seat -> decision -> {
			assertEquals(4, decision.size());
			assertEquals(second, decision.subject(3));
			throw new GameAbandoned();
		}, Watching.EVENTS));
	}

	@Test
	void a_change_is_made_again_whenever_the_game_is_played_again() {
		GameRecord edited = recordOf().with(Edit.change(world.world(), names(), 0, far, 500));
		Game first = played(new Game(world.program(), edited, seat -> until(2, 1), Watching.EVENTS));
		Game again = played(replaying(world.program(), first.record()));
		assertEquals(first.record(), again.record());
		assertEquals(said(first), said(again));
	}

	@Test
	void a_change_is_told() {
		GameRecord edited = recordOf().with(Edit.change(world.world(), names(), 0, far, 500));
		assertEquals(List.of("far: 500"), played(replaying(world.program(), edited)).state().journal().events().stream()
				.filter(Event.Edited.class::isInstance).map(event -> ((Event.Edited) event).what()).toList());
	}

	@Test
	void a_change_means_the_same_piece_after_the_pack_was_changed() {
		GameRecord edited = recordOf().with(Edit.move(names(), 0, world.piece(spark, 1), world.program().layout().zone(yard)));
		Walk changed = new Walk(5);
		Game game = played(replaying(changed.world.program(), edited));
		assertEquals(changed.world.program().layout().zone(changed.yard), game.state().zoneOf(changed.world.piece(changed.spark, 1)));
	}

	@Test
	void a_change_of_what_is_not_there_any_more_is_named() {
		GameRecord edited = recordOf(0).with(new Edit.Move(1, "Spork 2", "area Yard"));
		ReplayMismatch mismatch = assertThrows(ReplayMismatch.class, () -> replaying(world.program(), edited).play());
		assertEquals("the change by hand before decision 2 no longer fits: Spork 2 to area Yard", mismatch.getMessage());
		assertEquals(1, mismatch.decision());
	}

	@Test
	void a_change_of_what_a_thing_does_not_have_is_refused() {
		GameRecord edited = recordOf(0).with(new Edit.Change(0, "Spark 1", "player.won", "1"));
		assertThrows(ReplayMismatch.class, () -> replaying(world.program(), edited).play());
		GameRecord ownerless = recordOf(0).with(new Edit.Change(0, null, "player.won", "1"));
		assertThrows(ReplayMismatch.class, () -> replaying(world.program(), ownerless).play());
	}

	@Test
	void going_back_before_a_change_goes_without_it() {
		GameRecord edited = recordOf(0, 0, 0).with(Edit.change(world.world(), names(), 2, far, 500));
		assertEquals(List.of(), edited.until(1).edits());
		assertEquals(1, edited.until(2).edits().size());
	}

	/** Takes an option until so many decisions were taken. */
	private static Agent until(int decisions, int option) {
		return decision -> {
			if (decision.number() == decisions) {
				throw new GameAbandoned();
			}
			return option;
		};
	}
}
