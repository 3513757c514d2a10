package org.hullwright.engine.compile;

import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Whoever tests a pack can have its games compiled before anything of them is performed. */
class HotNodesTest {

	@AfterEach
	void as_before() {
		System.clearProperty("hullwright.compiler");
	}

	@Test
	void games_are_compiled_in_the_background() {
		assertSame(HotNodes.IN_BACKGROUND, HotNodes.usual());
	}

	@Test
	void games_are_compiled_at_once_when_the_system_property_says_so() {
		System.setProperty("hullwright.compiler", "at-once");
		assertSame(HotNodes.AT_ONCE, HotNodes.usual());
	}
}
