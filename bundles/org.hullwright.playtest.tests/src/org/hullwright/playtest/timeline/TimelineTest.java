package org.hullwright.playtest.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;

import org.hullwright.engine.tree.Place;
import org.hullwright.playtest.timeline.StoryEntry.Nature;
import org.junit.jupiter.api.Test;

/** Two rounds of two decisions each. */
class TimelineTest {

	private final StoryEntry first = decision(1, 0);
	private final StoryEntry second = decision(2, 1);
	private final StoryEntry said = new StoryEntry(3, Nature.SAID, "said", Place.NOWHERE,
			List.of());
	private final StoryEntry third = decision(5, 2);
	private final StoryEntry fourth = decision(6, 3);
	private final StoryEntry one = round(4, first, second, said);
	private final StoryEntry two = round(7, third, fourth);

	private static StoryEntry decision(int number, int decision) {
		return new StoryEntry(number, Nature.DECISION, "decision " + decision, decision, 1, null, Place.NOWHERE,
				List.of());
	}

	private static StoryEntry round(int number, StoryEntry... children) {
		return new StoryEntry(number, Nature.ROUND, "round", Place.NOWHERE, List.of(children));
	}

	private Timeline standingAt(int decision) {
		return new Timeline(List.of(one, two), decision);
	}

	private List<Integer> ahead(int decision) {
		Timeline timeline = standingAt(decision);
		return List.of(one, first, second, said, two, third, fourth).stream().filter(timeline::isAhead).map(StoryEntry::number).toList();
	}

	@Test
	void at_the_end_nothing_is_ahead() {
		assertEquals(List.of(), ahead(4));
	}

	@Test
	void what_comes_with_and_after_the_next_decision_is_ahead() {
		assertEquals(List.of(2, 3, 7, 5, 6), ahead(1));
	}

	@Test
	void at_the_start_everything_is_ahead() {
		assertEquals(List.of(4, 1, 2, 3, 7, 5, 6), ahead(0));
	}

	@Test
	void an_entry_is_gone_to_by_the_first_decision_in_it_or_after_it() {
		assertEquals(Optional.of(0), standingAt(4).decisionAt(one));
		assertEquals(Optional.of(2), standingAt(4).decisionAt(said));
		assertEquals(Optional.of(3), standingAt(4).decisionAt(fourth));
	}

	@Test
	void the_way_to_now_ends_with_what_happened_last() {
		assertEquals(List.of(one, first), standingAt(1).pathToNow());
		assertEquals(List.of(two, fourth), standingAt(4).pathToNow());
		assertEquals(List.of(), standingAt(0).pathToNow());
	}
}
