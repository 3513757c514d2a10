package org.hullwright.lang.ide.icons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.hullwright.icons.IconLibrary;
import org.junit.jupiter.api.Test;

/** What the dialog of icons shows. */
class IconPickTest {

	@Test
	void without_words_and_without_a_tag_all_icons_are_there() {
		assertEquals(IconLibrary.complete().names().size(), IconPick.found("", IconPick.ANY_TAG).size());
	}

	@Test
	void words_and_a_tag_narrow_the_choice_together() {
		List<String> guns = IconPick.found("ray", "weapon");

		assertTrue(guns.contains("ray-gun"), guns.toString());
		assertTrue(IconPick.found("ray", IconPick.ANY_TAG).contains("fire-ray"));
		assertFalse(guns.contains("fire-ray"), guns.toString());
	}

	@Test
	void each_tag_that_can_be_chosen_has_icons() {
		assertEquals(IconPick.ANY_TAG, IconPick.choices().getFirst());
		IconPick.choices().forEach(tag -> assertFalse(IconPick.found("", tag).isEmpty(), tag));
	}

	@Test
	void an_icon_is_described_with_who_made_it_and_its_tags() {
		assertEquals("ring\nby Delapouite", IconPick.of("ring").described().lines().limit(2).reduce((a, b) -> a + "\n" + b).orElseThrow());
		assertTrue(IconPick.of("ray-gun").described().lines().toList().getLast().contains("weapon"));
	}
}
