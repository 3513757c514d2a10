package org.hullwright.picture.card;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.hullwright.picture.fixture.WrittenCards;
import org.junit.jupiter.api.Test;

/** What is told of writing that finds too little room. */
class LegibilityTest {

	private static final String KIND = "kind trap is card { printed danger: number = 0 } ";
	private final Legibility legibility = new Legibility();

	private List<String> told(String text) {
		return legibility.shortfalls(WrittenCards.last(KIND + text)).stream().map(SmallWriting::sentence).toList();
	}

	@Test
	void nothing_is_told_of_what_fits() {
		assertEquals(List.of(), told("trap Leak \"Leak\" { text: \"Water drips.\"  danger: 2 }"));
	}

	@Test
	void a_text_is_told_of_when_it_falls_under_the_stated_size() {
		String text = "trap Leak \"Leak\" { text: \"" + "word ".repeat(60) + "\" }";

		assertEquals(List.of(), told("show trap { size: 40, 60  side front { show text at bottom { type: 9  smallest: 6.5 } } } " + text));
		assertEquals(1, told("show trap { size: 40, 30  side front { show text at bottom { type: 9  smallest: 7 } } } " + text).size());
	}

	@Test
	void a_title_is_told_of_when_it_is_cut() {
		assertEquals(List.of("“Leak of the third cellar” does not fit in 8 points, the least that its design allows, and is cut off."),
				told("show trap { size: 20, 30  side front { show title at top 4 { type: 12  smallest: 8 } } } trap Leak \"Leak of the third cellar\""));
	}
}
