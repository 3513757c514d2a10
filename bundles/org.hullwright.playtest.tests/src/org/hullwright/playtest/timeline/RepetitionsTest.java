package org.hullwright.playtest.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;

import org.hullwright.engine.tree.Place;
import org.hullwright.playtest.timeline.StoryEntry.Nature;
import org.junit.jupiter.api.Test;

class RepetitionsTest {

	private final Repetitions repetitions = new Repetitions();

	private static StoryEntry said(int number, String text) {
		return new StoryEntry(number, Nature.SAID, text, Place.NOWHERE, List.of());
	}

	private StoryEntry moved(int number, String name, String place) {
		repetitions.travelled(number, name, place);
		return new StoryEntry(number, Nature.CHANGE, name + " goes to " + place, null, null, 7, Place.NOWHERE, List.of());
	}

	private StoryEntry counted(int number, String what, int now) {
		repetitions.counted(number, what);
		return new StoryEntry(number, Nature.CHANGE, what + " now " + now, Place.NOWHERE, List.of());
	}

	private List<String> told(StoryEntry... entries) {
		return repetitions.without(List.of(entries)).stream().map(StoryEntry::text).toList();
	}

	@Test
	void who_is_said_to_go_somewhere_is_not_told_to_go_there_as_well() {
		assertEquals(List.of("Pilot enters the Nest"), told(moved(1, "Pilot", "Nest"), said(2, "Pilot enters the Nest")));
		assertEquals(List.of("Pilot enters the Nest"), told(said(3, "Pilot enters the Nest"), moved(4, "Pilot", "Nest")));
		assertEquals(7, repetitions.without(List.of(moved(5, "Pilot", "Nest"), said(6, "Pilot enters the Nest"))).getFirst().pieceOrNull());
	}

	@Test
	void what_is_said_of_something_else_stays_beside_it() {
		assertEquals(List.of("Pilot goes to Nest", "Scout enters the Nest"),
				told(moved(1, "Pilot", "Nest"), said(2, "Scout enters the Nest")));
		assertEquals(List.of("Pilot goes to Nest", "Pilot sighs"), told(moved(3, "Pilot", "Nest"), said(4, "Pilot sighs")));
	}

	@Test
	void of_what_is_counted_down_in_a_row_only_what_it_comes_to_is_told() {
		assertEquals(List.of("Pilot: Wounds now 3", "Scout: Wounds now 1"),
				told(counted(1, "Pilot: Wounds", 2), counted(2, "Pilot: Wounds", 3), counted(3, "Scout: Wounds", 1)));
		assertEquals(List.of("Pilot: Wounds now 1", "Pilot is wounded", "Pilot: Wounds now 2"),
				told(counted(4, "Pilot: Wounds", 1), said(5, "Pilot is wounded"), counted(6, "Pilot: Wounds", 2)));
	}

	@Test
	void what_is_said_in_a_row_is_told_once_with_how_often() {
		StoryEntry[] wounds = IntStream.range(0, 3).mapToObj(number -> said(number, "Pilot is wounded")).toArray(StoryEntry[]::new);
		assertEquals(List.of("Pilot is wounded (3 times)"), told(wounds));
		assertEquals(List.of("Pilot is wounded", "Scout is wounded", "Pilot is wounded"),
				told(said(1, "Pilot is wounded"), said(2, "Scout is wounded"), said(3, "Pilot is wounded")));
	}
}
