package org.hullwright.cli.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * {@code --vary NAME.copies=N} and {@code tune --number NAME.copies=A..B}, in a game that is won by five copies of one card in the deck.
 */
class VariedCopiesTest {

	@TempDir
	private Path home;
	private Cli cli;

	@BeforeEach
	void start() {
		cli = new Cli(home);
	}

	private String urn(String lots, String contents) {
		return cli.pack("urn", """
			pack urn { version 1.0.0 }
			kind lot is card { printed worth: number 0 to 9 = 0 }
			%s
			deck Urn of lot { contains %s }
			deck Second of lot
			procedure SetUp { }
			phase Count {
				if (number of Win in Urn) = 5 { for each player p { set p's won to yes } }
				end game
			}
			game Urn1 "Urn" { players 1 to 1  setup SetUp  round Count }
			""".formatted(lots, contents));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"lot Win \"Win\" { copies: 2 } | Win",
			"lot Win \"Win\" { copies: 2  worth: 3 } | 2 of Win",
			"lot Win \"Win\" { worth: 3 } | Win",
			"lot Win | 1 of Win",
			"lot Win \"Win\" { copies: 2 } | each lot" })
	void the_deck_has_as_many_as_asked_for(String declared, String contained) {
		var result = cli.run("tune", urn(declared, contained), "--number", "Win.copies=5..5", "--between", "90..100");
		assertTrue(result.out().startsWith("Win.copies = 5: somebody wins 100.0 %"), result.toString());
	}

	@Test
	void a_search_finds_the_number_of_copies() {
		String pack = urn("lot Win \"Win\" { copies: 2 }", "2 of Win");
		var result = cli.run("tune", pack, "--number", "Win.copies=3..5", "--between", "90..100");
		assertEquals(ExitCode.FINE, result.code(), result.err());
		assertTrue(result.out().contains("\n  3: somebody wins 0.0 %"), result.out());
	}

	@Test
	void copies_and_rules_are_varied_together() {
		String pack = cli.pack("hoard", """
			pack hoard { version 1.0.0 }
			token Farthing { copies: 3 }
			bag Purse of token { contains Farthing }
			state wanted: number 0 to 9 = 1
			procedure SetUp { }
			phase Count { if (number of Farthing in Purse) = wanted { for each player p { set p's won to yes } }  end game }
			game Hoard "Hoard" { players 1 to 1  setup SetUp  round Count }
			""");
		String told = cli.run("simulate", pack, "--games", "20", "--vary", "Farthing.copies=2,wanted=2").out();
		assertTrue(told.contains("with Farthing.copies=2, wanted=2: hoard 1.0.0 ["), told);
		assertTrue(told.contains("better"), told);
	}

	@Test
	void what_expansions_say_of_places_counts_only_where_they_are_on() {
		String more = "2 of Win }\nexpansion Calm { remove 1 of Win from Urn }\nexpansion More { add 1 of Win to Second";
		String pack = urn("lot Win \"Win\" { copies: 2 }", more);
		var result = cli.run("tune", pack, "--number", "Win.copies=5..5", "--between", "90..100");
		assertTrue(result.out().startsWith("Win.copies = 5: somebody wins 100.0 %"), result.toString());
		assertEquals("", cli.run("simulate", pack, "--games", "20", "--vary", "Win.copies=1").err());
	}

	@Test
	void the_same_number_is_nothing_to_compare() {
		String pack = urn("lot Win \"Win\" { copies: 2 }", "Win");
		assertEquals("--vary Win.copies=2: it is 2 already, so there is nothing to compare", refusal(pack, "Win.copies=2"));
	}

	@Test
	void copies_in_several_places_are_for_an_expansion_to_change() {
		String pack = urn("lot Win \"Win\" { copies: 2 }", "1 of Win }\n deck Third of lot { contains 1 of Win");
		assertEquals(
				"the copies of Win lie in 2 places, each of which says how many; write an expansion that says where there are more or fewer",
				refusal(pack, "Win.copies=4"));
	}

	@Test
	void one_of_a_series_has_no_number_of_its_own() {
		String pack = urn("lot Win\nlot for each number n from 1 to 2 \"Lot {n}\" { worth: n  copies: 2 }", "Win");
		String told = refusal(pack, "lot_1.copies=4");
		assertTrue(told.startsWith("how many copies there are of lot_1 is not said by a declaration of its own"), told);
	}

	@Test
	void a_count_that_there_cannot_be_is_told_where_it_would_stand() {
		String pack = urn("lot Win \"Win\" { copies: 2 }", "Win");
		assertTrue(refusal(pack, "Win.copies=1001").contains("1001 is not between 0 and 1000"));
	}

	private String refusal(String pack, String varied) {
		var result = cli.run("simulate", pack, "--vary", varied);
		assertEquals("", result.out());
		return result.err().lines().findFirst().orElse("");
	}
}
