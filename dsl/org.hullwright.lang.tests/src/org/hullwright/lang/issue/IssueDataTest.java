package org.hullwright.lang.issue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;

import org.hullwright.lang.fixture.Hull;
import org.hullwright.lang.issue.IssueData.Worded;
import org.junit.jupiter.api.Test;

/** What quick fixes are told of an issue, by name. */
class IssueDataTest {

	@Test
	void a_place_of_the_message_is_told_by_its_name() {
		String[] data = IssueData.of(IssueCode.NUMBER_OUT_OF_BOUNDS, 12, 1, 10);
		assertEquals(List.of("10"), IssueData.told(IssueCode.NUMBER_OUT_OF_BOUNDS, data, "upper"));
	}

	@Test
	void a_list_is_told_as_a_list_whatever_the_message_makes_of_it() {
		Worded packs = new Worded("kitchen and cellar", List.of("kitchen", "cellar"));
		assertEquals("Spoon is declared by kitchen and cellar. Write kitchen.Spoon or cellar.Spoon.",
				IssueCode.AMBIGUOUS_NAME.message("Spoon", packs, "kitchen.Spoon or cellar.Spoon"));
		assertEquals(List.of("kitchen", "cellar"),
				IssueData.told(IssueCode.AMBIGUOUS_NAME,
						IssueData.of(IssueCode.AMBIGUOUS_NAME, "Spoon", packs, "kitchen.Spoon or cellar.Spoon"), "packs"));
	}

	@Test
	void what_the_message_does_not_say_is_told_besides() {
		String[] data = IssueData.of(IssueCode.WORD_UNKNOWN, "speling", "en");
		assertEquals(List.of("en"), IssueData.told(IssueCode.WORD_UNKNOWN, data, "language"));
	}

	@Test
	void a_reported_issue_tells_its_data() {
		var issue = Hull.read("kind tool is token { printed size: number  printed edge: number }\ntool Knife").issues().stream()
				.filter(found -> found.getCode().equals(IssueCode.PROPERTY_MISSING.name())).findFirst().orElseThrow();
		assertEquals(List.of("size", "edge"), IssueData.told(IssueCode.PROPERTY_MISSING, issue.getData(), "properties"));
	}

	@Test
	void an_unknown_name_or_a_wrong_number_of_values_is_refused() {
		assertThrows(IllegalArgumentException.class, () -> IssueData.told(IssueCode.COVERS_MALFORMED, new String[0], "number"));
		assertThrows(IllegalArgumentException.class, () -> IssueCode.COVERS_MALFORMED.message("RET", "too much"));
		assertThrows(IllegalArgumentException.class, () -> IssueCode.NUMBER_OUT_OF_BOUNDS.message(1));
	}
}
