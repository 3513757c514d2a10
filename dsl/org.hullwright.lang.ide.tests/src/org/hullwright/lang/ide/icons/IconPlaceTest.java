package org.hullwright.lang.ide.icons;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a chosen icon goes; the caret is {@code |}. */
class IconPlaceTest {

	private static String chosen(String marked) {
		int caret = marked.indexOf('|');
		String text = marked.replace("|", "");
		IconPlace place = IconPlace.at(caret, text);
		return text.substring(0, place.replaced().offset()) + place.written("ring") + text.substring(place.replaced().end());
	}

	@ParameterizedTest
	@CsvSource(delimiter = ';', quoteCharacter = '\'', value = {
			"show Ring as \"tor|c\";show Ring as \"ring\"",
			"show Ring as \"torc\"|;show Ring as \"ring\"",
			"show Ri|ng as \"torc\";show Ring as \"ring\"",
			"token Ring { icon: \"|;token Ring { icon: \"ring\"",
			"token Ring { icon: |};token Ring { icon: \"ring\"}",
			"token Ring { icon:|};token Ring { icon: \"ring\"}",
			"show Ring as|;show Ring as \"ring\"",
			"token Ring { | };token Ring { icon: \"ring\" }" })
	void an_icon_takes_the_place_of_one_else_it_is_inserted_with_what_it_needs(String before, String after) {
		assertEquals(after, chosen(before));
	}

	@Test
	void only_the_line_of_the_caret_counts() {
		assertEquals("show Ring as \"torc\"\nicon: \"ring\"\nshow Key as \"key\"", chosen("show Ring as \"torc\"\n|\nshow Key as \"key\""));
	}

	@Test
	void the_icon_that_stands_there_is_told() {
		String text = "show Ring as \"torc\"";
		assertEquals("torc", IconPlace.at(16, text).name());
		assertEquals("", IconPlace.at(0, "").name());
	}
}
