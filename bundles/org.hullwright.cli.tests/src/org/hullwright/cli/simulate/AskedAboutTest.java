package org.hullwright.cli.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.testing.pack.UrnGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hullwright simulate --about}: cards are drawn until one of them wins, and a pack adds two. */
class AskedAboutTest {

	@TempDir
	private Path home;
	private Cli cli;
	private String charms;

	@BeforeEach
	void aGameAndAPackThatAddsToIt() {
		cli = new Cli(home);
		cli.pack("urn", UrnGame.PACK);
		charms = cli.pack("charms", """
			pack charms "Charms" { version 1.0.0 requires urn }
			expansion Charms "Charms" { add 3 of Charm to Lots  add Pebble to Lots }
			lot Charm "Lucky Charm" { copies: 3  fate { for each player p { set p's won to yes } } }
			lot Pebble "Pebble" { fate { for each player p where p's won { set p's won to no }  for each player p { set p's won to no } } }
			""");
	}

	private String told(String... options) {
		String[] all = new String[options.length + 4];
		all[0] = "simulate";
		all[1] = charms;
		all[2] = "--games";
		all[3] = "400";
		System.arraycopy(options, 0, all, 4, options.length);
		var result = cli.run(all);
		assertEquals(ExitCode.FINE, result.code(), result.err());
		return result.out();
	}

	@Test
	void the_answer_is_the_first_line() {
		String first = told("--about", "Charm").lines().findFirst().orElseThrow();
		assertTrue(first
				.matches("Lucky Charm makes winning easier: somebody wins \\d\\d\\.\\d % of 400 games with it and \\d\\d\\.\\d % without "
						+ "\\(\\+\\d\\d\\.\\d points, \\+\\d+\\.\\d to \\+\\d+\\.\\d\\)\\. It turned up in \\d\\d\\.\\d % of games and was used in \\d\\d\\.\\d %\\."),
				first);
	}

	@Test
	void what_lies_ready_is_always_met_and_compared_with_what_does_nothing() {
		String first = told("--about", "Charm", "--ready").lines().findFirst().orElseThrow();
		assertTrue(first.startsWith("Lucky Charm makes winning easier: somebody wins "), first);
		assertTrue(first.endsWith(" It turned up in 100.0 % of games and was used in 100.0 %."), first);
		assertTrue(first.contains(" where it does nothing ("), first);
	}

	@Test
	void what_does_nothing_by_itself_is_not_compared_with_itself() {
		String pearls = cli.pack("pearls", """
			pack pearls "Pearls" { version 1.0.0 requires urn }
			expansion Pearls "Pearls" { add 3 of Pearl to Lots }
			lot Pearl "Pearl" { copies: 3 }
			""");
		var asked = cli.run("simulate", pearls, "--games", "10", "--about", "Pearl", "--ready");
		assertEquals(ExitCode.USAGE, asked.code());
		assertTrue(asked.err().startsWith("--ready compares with games in which Pearl does nothing, but it does nothing by itself; "),
				asked.err());
	}

	@Test
	void where_no_pair_is_won_otherwise_it_is_told_how_many_might_be() {
		String dust = cli.pack("dust", """
			pack dust "Dust" { version 1.0.0 requires urn }
			expansion Dusty "Dusty" { add 3 of Grain to Lots }
			lot Grain "Grain" { copies: 3  fate { increase heap by 1 } }
			state heap: number = 0
			experiment "dust" { games 1  measure "dust" heap }
			""");
		String first = cli.run("simulate", dust, "--games", "100", "--about", "Grain", "--ready").out().lines().findFirst().orElseThrow();
		assertTrue(first.contains(" (in no pair otherwise: so in at most 3.0 % of ever more pairs). Also with it and without: dust "),
				first);
	}

	@Test
	void a_whole_pack_is_compared_with_the_game_it_adds_to_and_told_of_card_by_card() {
		String out = told("--against-base");
		assertTrue(out.startsWith("Charms makes winning easier: somebody wins "), out);
		assertTrue(out.contains("\nLucky Charm turned up in ") && out.contains("\nPebble turned up in "), out);
		assertTrue(out.contains("\nwithout charms: The Urn 1.0.0"), out);
	}

	@Test
	void what_a_pack_adds_is_told_of_before_all_numbers_even_when_nobody_asks() {
		String out = told("--with", "Charms");
		assertTrue(out.startsWith("Lucky Charm turned up in "), out);
		assertTrue(out.indexOf("Pebble turned up in ") < out.indexOf("as it is, 1 seat"), out);
	}

	@Test
	void what_other_rules_change_comes_before_what_became_of_components() {
		String told = told("--with", "Charms", "--vary", "Charm.copies=1");
		assertTrue(told.startsWith("With Charm.copies=1, winning is harder: somebody wins "), told);
		assertTrue(told.contains("\nPebble turned up in "), told);
		assertTrue(told("--against", "Charms").startsWith("With Charms, winning is easier: somebody wins "), "of an expansion as well");
	}

	@Test
	void games_without_anything_that_the_pack_adds_are_told_apart() {
		String remark = "no expansion of charms is on in these games; %s Charms switches it on\n";
		assertEquals(remark.formatted("--with"), cli.run("simulate", charms, "--games", "5").err());
		assertEquals("", cli.run("simulate", charms, "--games", "5", "--with", "Charms").err());
		assertEquals("", cli.run("simulate", charms, "--games", "5", "--against", "Charms").err());
		assertEquals(remark.formatted("--expansions"), cli.run("play", charms, "--quiet").err());
		assertEquals("", cli.run("play", charms, "--quiet", "--expansions", "Charms").err());
	}

	@Test
	void reports_in_files_begin_with_it_as_well() throws Exception {
		Path page = home.resolve("about.html");
		Path data = home.resolve("about.json");
		told("--about", "Charm", "--report", page.toString(), "--report", data.toString());
		String html = Files.readString(page);
		assertTrue(html.indexOf("Lucky Charm makes winning easier") < html.indexOf("<table"), "before the first table");
		assertTrue(Files.readString(data).contains("\"conclusions\": [\n      \"Lucky Charm makes winning easier"),
				() -> "conclusions first");
	}

	@Test
	void a_report_of_a_whole_game_begins_with_how_often_it_is_won() {
		String out = cli.run("simulate", home.resolve("urn").toString(), "--games", "20").out();
		assertTrue(out.startsWith("The Urn with 1 player: somebody wins 40.0 % (21.9 to 61.3) of 20 games by random; "), out);
		assertTrue(out.contains("\nurn 1.0.0, Hullwright "), out);
		assertFalse(out.contains("turned up"), out);
	}

	@Test
	void what_there_is_not_or_cannot_be_missed_is_told_with_what_may_be_meant() {
		var misspelt = cli.run("simulate", charms, "--about", "Chram");
		assertEquals(ExitCode.USAGE, misspelt.code());
		assertTrue(misspelt.err().startsWith("there is no component that games could do without called Chram; did you mean Charm?"),
				misspelt.err());
		assertTrue(cli.run("simulate", home.resolve("urn").toString(), "--against-base").err()
				.startsWith("--against-base: urn brings a game of its own, so there is none without it"));
		assertTrue(cli.run("simulate", charms, "--ready").err()
				.startsWith("--ready says how games begin that are about a component; name it with --about"));
	}
}
