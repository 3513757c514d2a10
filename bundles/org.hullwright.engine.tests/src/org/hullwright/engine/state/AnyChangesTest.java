package org.hullwright.engine.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.tree.World.Composition;

/** What holds after any changes, in any order. */
class AnyChangesTest {

	private final TestWorld builder = new TestWorld();
	private final int counter = builder.state("counter");
	private final int spark = builder.component("Spark", TestWorld.PIECE, 12);
	private final Layout layout = layout();

	private Layout layout() {
		builder.deck("Trouble", new Composition(spark, 5));
		builder.bag("Sack", new Composition(spark, 3));
		builder.area("Yard");
		builder.row("Street", 3);
		return new Layout(builder.world());
	}

	@Provide
	Arbitrary<List<Change>> changes() {
		return Change.any().list().ofMaxSize(40);
	}

	private GameState start() {
		return new GameState(layout).begin(5, Journal.Story.WHOLE);
	}

	private void make(List<Change> changes, GameState state) {
		changes.forEach(change -> change.make(state, counter));
	}

	@Property
	void going_back_to_a_mark_gives_the_state_that_was_there(@ForAll("changes") List<Change> first,
			@ForAll("changes") List<Change> second) {
		GameState state = start();
		make(first, state);
		GameState then = state.copy();
		List<Event> told = List.copyOf(state.journal().events());
		int mark = state.mark();
		make(second, state);
		state.rollback(mark);
		assertTrue(state.sameAs(then));
		assertEquals(then.fingerprint(), state.fingerprint());
		assertEquals(told, state.journal().events());
	}

	@Property
	void marks_can_lie_within_each_other(@ForAll("changes") List<Change> first, @ForAll("changes") List<Change> second) {
		GameState state = start();
		GameState outermost = state.copy();
		int outer = state.mark();
		make(first, state);
		int inner = state.mark();
		make(second, state);
		state.rollback(inner);
		state.rollback(outer);
		assertTrue(state.sameAs(outermost));
	}

	@Property
	void every_piece_lies_in_exactly_one_zone(@ForAll("changes") List<Change> changes) {
		GameState state = start();
		make(changes, state);
		int found = 0;
		for (int zone = 0; zone < layout.zoneCount(); zone++) {
			int count = 0;
			int last = GameState.NOTHING;
			for (int piece = state.first(zone); piece >= 0; piece = state.next(piece)) {
				assertEquals(zone, state.zoneOf(piece));
				last = piece;
				count++;
			}
			assertEquals(state.count(zone), count);
			assertEquals(state.last(zone), last);
			found += count;
		}
		assertEquals(layout.pieceCount(), found);
	}

	@Property
	void the_same_changes_give_the_same_state(@ForAll("changes") List<Change> changes) {
		GameState one = start();
		GameState other = start();
		make(changes, one);
		make(changes, other);
		assertTrue(one.sameAs(other));
	}

	@Property
	void a_copy_does_not_change_with_its_original(@ForAll("changes") List<Change> changes) {
		GameState state = start();
		GameState copy = state.copy();
		make(changes, state);
		assertTrue(copy.sameAs(start()));
	}

	@Property
	void a_number_stands_for_one_arrangement_of_the_boards(@ForAll("changes") List<Change> first, @ForAll("changes") List<Change> second) {
		GameState state = start();
		make(first, state);
		int before = state.boardVersion();
		int mark = state.mark();
		make(second, state);
		int during = state.boardVersion();
		state.rollback(mark);
		assertEquals(before, state.boardVersion());
		state.move(1, builder.piece(spark, 0), layout.zone(builder.piece(spark, 0) + 12, -1), false);
		assertFalse(state.boardVersion() == before || state.boardVersion() == during);
	}
}
