package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.hullwright.lang.fixture.Expectations.reports;

import org.junit.jupiter.api.Test;

/** What is looked for on a piece although nothing ever lies there, but in a zone of it. */
class HoldingTest {

	private static final String PACK = """
			extend character { zone backpack of item  zone slots of item  zone hand of card }
			item Torch
			item Shield
			token Noise { copies: 3 }
			character Ann
			""";

	@Test
	void is_told_with_the_zone_in_which_it_lies() {
		reports(PACK + """
			procedure Look by actor: character {
				if actor has Torch { stop }
				// ^ NEVER_ON_IT: No Torch ever lies on a character itself, but in its backpack or slots: write “actor's backpack”.
				if actor has no Torch { stop }
				// ^ NEVER_ON_IT: No Torch ever lies on a character itself, but in its backpack or slots: write “actor's backpack”.
				if actor has an item { stop }
				// ^ NEVER_ON_IT: No item ever lies on a character itself, but in its backpack or slots: write “actor's backpack”.
				for each item in (the first character) { stop }
				//                ^ NEVER_ON_IT: No item ever lies on a character itself, but in its backpack or slots: write “(the first character)'s backpack”.
				if actor's backpack has Torch { stop }
				if actor has Noise { stop }
			}
			""");
	}

	@Test
	void is_fine_where_a_rule_puts_it_there() {
		isFine(PACK + """
			procedure Look by actor: character { if actor has Torch { stop } }
			procedure Give by actor: character { place Torch in actor }
			""");
		isFine(PACK + """
			procedure Look by actor: character { if actor has Torch { stop } }
			procedure Put of thing: piece on holder: piece { move thing to holder }
			""");
	}

	@Test
	void is_no_matter_in_tests() {
		isFine(PACK + "test \"empty\" { then { expect Ann has no Torch } }\n");
	}
}
