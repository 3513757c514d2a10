package org.hullwright.engine.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.hullwright.engine.fixture.TestWorld;
import org.junit.jupiter.api.Test;

class StoryTest {

	private static final Event.Said BEFORE = new Event.Said(1, "before", Seats.ALL);
	private static final Event.Said AFTER = new Event.Said(2, "after", Seats.ALL);

	private final TestWorld builder = new TestWorld();
	private final int counter = builder.state("counter");
	private final GameState state = new GameState(new Layout(builder.world())).begin(1, Journal.Story.WHOLE);
	private final Journal journal = state.journal();

	@Test
	void what_was_told_before_the_mark_stays_even_when_nothing_changed_in_between() {
		journal.add(BEFORE);
		int mark = state.mark();
		journal.add(AFTER);
		state.set(1, counter, 3);
		state.rollback(mark);
		assertEquals(List.of(BEFORE), journal.events());
	}

	@Test
	void what_was_decided_stays_told() {
		Event decided = new Event.Decided(1, 0, 1, false, "Which way?", List.of("left", "right"), 1);
		int mark = state.mark();
		journal.add(BEFORE);
		journal.add(decided);
		journal.add(AFTER);
		state.rollback(mark);
		assertEquals(List.of(decided), journal.events());
	}

	@Test
	void what_is_done_for_good_stays_told() {
		state.set(7, counter, 3);
		state.settle();
		state.rollback(state.mark());
		assertEquals(List.of(new Event.Changed(7, GameState.NOTHING, counter, 0, 3)), journal.events());
	}

	@Test
	void a_value_that_stays_the_same_is_no_change() {
		state.set(1, counter, 0);
		assertEquals(List.of(), journal.events());
		assertEquals(0, state.mark());
	}

	@Test
	void nothing_is_kept_for_nobody() {
		GameState unwatched = new GameState(new Layout(builder.world())).begin(1, Journal.Story.NONE);
		unwatched.set(1, counter, 3);
		unwatched.journal().add(BEFORE);
		assertEquals(List.of(), unwatched.journal().events());
	}
}
