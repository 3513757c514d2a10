package org.hullwright.icons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;

class IconLibraryTest {

	private final IconLibrary icons = IconLibrary.complete();

	@Test
	void every_name_has_an_outline_and_a_contributor() {
		assertTrue(icons.names().size() > 4000);
		for (String name : icons.names()) {
			Icon icon = icons.find(name).orElseThrow();
			assertTrue(icon.path().startsWith("M") || icon.path().startsWith("m"), name);
			assertFalse(icon.contributor().name().isBlank(), name);
		}
	}

	@Test
	void what_is_not_there_is_not_found() {
		assertEquals(Optional.empty(), icons.find("no-such-icon"));
		assertFalse(icons.has(""));
	}

	@Test
	void beginnings_of_words_are_found_whole_words_first() {
		List<String> found = icons.search("egg");
		assertTrue(found.indexOf("egg-pod") < found.indexOf("fish-eggs"), found.toString());
	}

	@Test
	void all_words_have_to_be_meant() {
		assertEquals(List.of("alien-egg"), icons.search("egg alien"));
	}

	@Test
	void tags_are_found_as_well() {
		assertTrue(icons.search("weapon").containsAll(List.of("ray-gun", "bolter-gun", "flamethrower")));
	}
}
