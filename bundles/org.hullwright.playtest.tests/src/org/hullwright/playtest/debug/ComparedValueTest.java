package org.hullwright.playtest.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;

/** What is known where a game stands still, beside what was known where it stood still before. */
class ComparedValueTest {

	private static final DebugValue DIVER = diver("5");

	private static DebugValue diver(String courage) {
		return new DebugValue("actor", "Salt Diver",
				() -> List.of(DebugValue.plain("kind", "character"), DebugValue.plain("courage", courage)));
	}

	private static List<String> changed(List<ComparedValue> known) {
		return known.stream().filter(ComparedValue::hasChanged).map(each -> each.now().name()).toList();
	}

	@Test
	void what_is_something_else_than_before_has_changed() {
		List<ComparedValue> known = ComparedValue.of(List.of(DIVER, DebugValue.plain("luck", "4")),
				List.of(DIVER, DebugValue.plain("luck", "2")));
		assertEquals(List.of("luck"), changed(known));
	}

	@Test
	void what_was_not_known_before_has_changed() {
		assertEquals(List.of("luck"),
				changed(ComparedValue.of(List.of(DIVER, DebugValue.plain("luck", "4")), List.of(DIVER))));
	}

	@Test
	void a_part_is_compared_with_the_same_part_of_the_same_thing() {
		List<ComparedValue> known = ComparedValue.of(List.of(diver("4")), List.of(DIVER));
		assertEquals(List.of(), changed(known));
		assertEquals(List.of("courage"), changed(known.getFirst().parts()));
	}

	@Test
	void where_nothing_is_known_of_before_nothing_has_changed() {
		List<ComparedValue> known = ComparedValue.of(List.of(DIVER), null);
		assertEquals(List.of(), changed(known));
		assertEquals(List.of(), changed(known.getFirst().parts()));
	}

	@Test
	void of_the_parts_of_something_new_nothing_can_be_said() {
		List<ComparedValue> known = ComparedValue.of(List.of(DIVER), List.of());
		assertEquals(List.of("actor"), changed(known));
		assertEquals(List.of(), changed(known.getFirst().parts()));
	}
}
