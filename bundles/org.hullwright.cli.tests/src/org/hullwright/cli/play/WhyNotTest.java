package org.hullwright.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
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
		character Ann "Ann" zone Square of character { contains Ann }
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
		assertEquals(List.of("  -  Beg: Ann's coins is not 0 (bazaar/bazaar.hull:14:21)"), told("option \"Beg\" when Ann's coins = 0 { }"));
	}

	@Test
	void of_several_conditions_the_first_that_does_not_hold_is_named() {
		assertEquals(List.of("  -  Beg: the Lamp is in the Stall (bazaar/bazaar.hull:14:41)"),
				told("option \"Beg\" when Ann's coins = 4 and Stall has no Lamp and Ann's coins = 0 { }"));
	}

	@Test
	void each_thing_that_is_not_selected_has_its_own_reason() {
		assertEquals(List.of("  -  Buy Rug: the Rug's price is 5, more than Ann's coins (4) (bazaar/bazaar.hull:14:34)"),
				told("for each ware w in Stall where w's price <= Ann's coins \"Buy {w}\" { }"));
	}

	@Test
	void what_an_effect_slot_needs_is_told_as_well() {
		assertEquals(List.of("  -  Try Rug: your coins are 4, not more than 8 (bazaar/bazaar.hull:4:37)",
				"  -  Try Salt: the Salt has no effect for that (bazaar/bazaar.hull:14:34)"),
				told("for each ware w in Stall where can (try of w by Ann) \"Try {w}\" { }"));
	}

	@Test
	void what_is_behind_a_derived_truth_is_told_as_well() {
		assertEquals(List.of("  -  Rug: the Rug's price is 5, not less than 4 (bazaar/bazaar.hull:2:71)"),
				told("for each ware w in Stall where w's cheap \"{w}\" { }"));
	}

	@Test
	void what_a_function_gives_is_told_by_what_decided_it() {
		assertEquals(List.of("  -  Haggle: your coins are 4, less than 6 (bazaar/bazaar.hull:19:60)"),
				told("option \"Haggle\" when (CanHaggle by Ann) { }",
						"procedure CanHaggle by trier: character gives truth { give trier's coins >= 6 }"));
	}

	@Test
	void a_function_that_gives_no_is_told_by_the_way_that_led_there() {
		assertEquals(List.of("  -  Haggle: the Lamp is in the Stall (bazaar/bazaar.hull:19:58)"),
				told("option \"Haggle\" when (CanHaggle by Ann) { }",
						"procedure CanHaggle by trier: character gives truth { if Stall has Lamp { give no } else { give yes } }"));
	}

	@Test
	void of_alternatives_all_are_told() {
		assertEquals(List.of("  -  Beg: Ann's coins are 4, more than 2, and the Lamp is in the Stall (bazaar/bazaar.hull:14:41)"),
				told("option \"Beg\" when Ann's coins <= 2 or Stall has no Lamp { }"));
	}

	@Test
	void the_few_things_that_were_looked_at_are_told_one_by_one() {
		assertEquals(List.of("  -  Beg: the Ruby's weight is 2, not more than 3 (bazaar/bazaar.hull:14:51)"),
				told("option \"Beg\" when there is a gem in Shelf where its weight > 3 { }",
						"kind gem is item { printed weight: number = 2 } gem Ruby \"Ruby\" zone Shelf of gem { contains Ruby }"));
	}

	@Test
	void what_its_author_says_of_a_function_is_told_rather_than_what_decided_it() {
		assertEquals(List.of("  -  Haggle: Ann does not know the language (bazaar/bazaar.hull:14:24)"),
				told("option \"Haggle\" when (Speaks by Ann) { }",
						"procedure Speaks by who: character gives truth reads \"{who} knows the language\" { give who's coins > 8 }"));
	}

	@Test
	void a_person_may_ask() {
		String shown = runTyping("?\n1\n", "option \"Beg\" when Ann's coins = 0 { }", "--agents", "person").out();
		assertTrue(shown.contains("leave:   -  Beg: Ann's coins is not 0 (bazaar/bazaar.hull:14:21)\n1 to 2"), shown);
		String all = runTyping("?\n1\n", "", "--agents", "person").out();
		assertTrue(all.contains("  All there is can be chosen.\n"), all);
	}

	@Test
	void many_games_are_not_explained() {
		assertEquals(ExitCode.USAGE, runTyping("", "", "--why-not", "--games", "2").code());
	}

	private List<String> told(String option) {
		return told(option, "");
	}

	private List<String> told(String option, String declared) {
		return running(declared, "", option, "--why-not").out().lines().filter(line -> line.startsWith("  -  ")).toList();
	}

	private Cli.Result runTyping(String typed, String option, String... more) {
		return running("", typed, option, more);
	}

	private Cli.Result running(String declared, String typed, String option, String... more) {
		Cli cli = new Cli(home);
		String[] arguments = new String[more.length + 2];
		arguments[0] = "play";
		arguments[1] = cli.pack("bazaar", BAZAAR.formatted(option) + declared);
		System.arraycopy(more, 0, arguments, 2, more.length);
		return cli.runTyping(typed, arguments);
	}
}
