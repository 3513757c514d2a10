package org.hullwright.lang.validation;

import static org.hullwright.lang.fixture.Expectations.isFine;
import static org.hullwright.lang.fixture.Expectations.reports;

import org.junit.jupiter.api.Test;

/** What cards read of a name speaks of what takes part, and of nothing else. */
class PhraseTest {

	@Test
	void a_procedure_and_an_effect_speak_of_their_parameters() {
		isFine("""
			procedure Shiver by actor: character reads "{actor} shivers" { stop }
			extend room { effect use by actor: character reads "{actor} uses {it}" }
			""");
		reports("""
			procedure Shiver by actor: character reads "{acter} shivers" { stop }
			//                                         ^ PLACEHOLDER_UNKNOWN: There is nothing called acter here. Did you mean actor?
			procedure Rest by actor: character reads "{it} rests" { stop }
			//                                       ^ PLACEHOLDER_UNKNOWN: There is nothing called it here.
			""");
	}

	@Test
	void a_member_speaks_of_what_has_it() {
		isFine("extend room { state flooded: truth reads \"{it} is under water\" }");
		reports("""
			extend room { state flooded: truth reads "{room} is under water" }
			//                                       ^ PLACEHOLDER_UNKNOWN: There is nothing called room here.
			""");
	}

	@Test
	void a_state_of_the_game_speaks_of_nothing() {
		reports("""
			state night: truth reads "{it} is night"
			//                       ^ PLACEHOLDER_UNKNOWN: There is nothing called it here.
			""");
	}
}
