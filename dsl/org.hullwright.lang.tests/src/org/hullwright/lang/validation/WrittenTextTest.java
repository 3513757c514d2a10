package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.hullwright.lang.fixture.Expectations.reports;

import org.junit.jupiter.api.Test;

/** A text that an author wrote in place of the generated one is not forgotten when the effects change. */
class WrittenTextTest {

	@Test
	void who_asks_for_it_is_told_when_the_effects_changed() {
		reports("""
			extend room { effect use by actor: character }
			token Ghost
			room Hall { text: "A ghost comes."  textFor: "2d3beed0"  use { place Ghost in this room } }
			//                                           ^ TEXT_OUTDATED: The rules are no longer those that the text was written for. Write "2d3beed1" when the text of Hall is right again.
			""");
	}

	@Test
	void layout_and_comments_make_no_difference() {
		isFine("""
			extend room { effect use by actor: character }
			token Ghost
			room Hall { text: "A ghost comes."  textFor: "2d3beed1"
				// It is a friendly one.
				use {
					place Ghost in this room
				}
			}
			""");
	}

	@Test
	void who_does_not_ask_is_not_told() {
		isFine("""
			extend room { effect use by actor: character }
			token Ghost
			room Hall { text: "A ghost comes."  use { place Ghost in this room } }
			""");
	}

	@Test
	void it_needs_a_text() {
		reports("""
			room Hall { textFor: "" }
			//          ^ TEXT_MISSING: Hall has no text that this could be for.
			""");
	}
}
