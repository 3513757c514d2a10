package org.hullwright.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.cli.Cli;
import org.hullwright.cli.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Why something is not offered. */
class WhyNotTest {

	private static final String BAZAAR = """
		pack bazaar { version 1.0.0 }
		kind ware is item { printed price: number = 1  derived cheap: truth = its price < 4  effect try by trier: character }
		ware Lamp "Lamp" { price: 3  try { } }
		ware Rug "Rug" { price: 5  try when trier's coins > 8 and trier has Lamp { } }
		ware Salt "Salt" { }
		zone Stall of ware { contains each ware }
		extend character { state coins: number 0 to 9 = 4 }
		character Ann "Ann"
		procedure SetUp { for each player p { set Ann's owner to p } }
		phase Day {
			choose by Ann "Now?" {
				option "Sleep" { }
				option "Walk" { }
				%s
			}
			end game "Evening"
		}
		game Bazaar { players 1 to 1  setup SetUp  round Day }
		""";

	@TempDir
	private Path home;

	@Test
	void an_option_names_its_condition_and_where_it_stands() {
		assertEquals(List.of("  -  Beg: needs Ann's coins = 0 (bazaar/bazaar.hull:14:21)"), told("option \"Beg\" when Ann's coins = 0 { }"));
	}

	@Test
	void of_several_conditions_the_first_that_does_not_hold_is_named() {
		assertEquals(List.of("  -  Beg: needs Stall has no Lamp (bazaar/bazaar.hull:14:41)"),
				told("option \"Beg\" when Ann's coins = 4 and Stall has no Lamp and Ann's coins = 0 { }"));
	}

	@Test
	void each_thing_that_is_not_selected_has_its_own_reason() {
		assertEquals(List.of("  -  Buy Rug: needs w's price <= Ann's coins (bazaar/bazaar.hull:14:34)"),
				told("for each ware w in Stall where w's price <= Ann's coins \"Buy {w}\" { }"));
	}

	@Test
	void what_an_effect_slot_needs_is_told_as_well() {
		assertEquals(List.of("  -  Try Rug: needs can (try of w by Ann), which needs trier's coins > 8 (bazaar/bazaar.hull:4:37)",
				"  -  Try Salt: needs can (try of w by Ann) (bazaar/bazaar.hull:14:34)"),
				told("for each ware w in Stall where can (try of w by Ann) \"Try {w}\" { }"));
	}

	@Test
	void what_is_behind_a_derived_truth_is_told_as_well() {
		assertEquals(List.of("  -  Rug: needs w's cheap, which needs its price < 4 (bazaar/bazaar.hull:2:71)"),
				told("for each ware w in Stall where w's cheap \"{w}\" { }"));
	}

	@Test
	void a_person_may_ask() {
		String shown = runTyping("?\n1\n", "option \"Beg\" when Ann's coins = 0 { }", "--agents", "person").out();
		assertTrue(shown.contains("leave:   -  Beg: needs Ann's coins = 0 (bazaar/bazaar.hull:14:21)\n1 to 2"), shown);
		String all = runTyping("?\n1\n", "", "--agents", "person").out();
		assertTrue(all.contains("  All there is can be chosen.\n"), all);
	}

	@Test
	void many_games_are_not_explained() {
		assertEquals(ExitCode.USAGE, runTyping("", "", "--why-not", "--games", "2").code());
	}

	private List<String> told(String option) {
		return runTyping("", option, "--why-not").out().lines().filter(line -> line.startsWith("  -  ")).toList();
	}

	private Cli.Result runTyping(String typed, String option, String... more) {
		Cli cli = new Cli(home);
		String[] arguments = new String[more.length + 2];
		arguments[0] = "play";
		arguments[1] = cli.pack("bazaar", BAZAAR.formatted(option));
		System.arraycopy(more, 0, arguments, 2, more.length);
		return cli.runTyping(typed, arguments);
	}
}
