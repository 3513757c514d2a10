package org.hullwright.icons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;

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
	void an_icon_tells_the_tags_by_which_it_is_found() {
		assertTrue(icons.tagsOf("ray-gun").contains("weapon"));
		assertEquals(Set.of(), icons.tagsOf("abacus"));
		for (String tag : icons.tags()) {
			assertTrue(icons.search(tag).stream().anyMatch(name -> icons.tagsOf(name).contains(tag)), tag);
		}
	}

	@Test
	void an_icon_is_a_drawing_of_its_own() {
		Icon ring = icons.find("ring").orElseThrow();
		assertEquals(
				"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"16\" height=\"16\" viewBox=\"0 0 512 512\"><path fill=\"#123456\" d=\""
						+ ring.path() + "\"/></svg>",
				ring.svg(16, "#123456"));
	}

	@Test
	void tags_are_found_as_well() {
		assertTrue(icons.search("weapon").containsAll(List.of("ray-gun", "bolter-gun", "flamethrower")));
	}
}
