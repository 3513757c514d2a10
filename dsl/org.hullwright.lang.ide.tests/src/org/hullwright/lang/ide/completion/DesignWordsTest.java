package org.hullwright.lang.ide.completion;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The words of designs, which are names to the grammar. */
class DesignWordsTest {

	private static final String FILE = "house/house.hull";
	private static final String HEAD = "pack house { version 1.0.0 } kind trap is card { printed damage: number = 0 } ";
	@TempDir
	private Path home;

	private List<String> offered(String before) {
		return Workspace.in(home).proposalsAt(FILE, HEAD + before + "<|>");
	}

	@Test
	void settings_are_offered_where_one_may_stand() {
		assertTrue(offered("show trap { ").containsAll(List.of("size", "shape", "accent", "fill", "smallest")));
		assertFalse(offered("token Rat { ").contains("smallest"));
	}

	@Test
	void values_are_those_of_the_setting() {
		assertTrue(offered("show trap { shape: ").containsAll(List.of("rectangle", "hexagon", "circle")));
		assertTrue(offered("show trap { accent: ").containsAll(List.of("accent", "paper", "red")));
		assertFalse(offered("show trap { accent: ").contains("hexagon"));
	}

	@Test
	void boxes_are_offered_what_is_printed_and_edges() {
		assertTrue(offered("show trap { side front { show ").containsAll(List.of("damage", "title", "text", "picture")));
		assertTrue(offered("show trap { side front { show title at ").containsAll(List.of("top", "bottom", "left", "right", "middle")));
	}
}
