package org.hullwright.cli.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.testing.pack.UrnGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hullwright odds}: three of ten lots are drawn, and one of them wins. */
class OddsCommandTest {

	@TempDir
	private Path home;
	private Cli cli;
	private String urn;

	@BeforeEach
	void anUrn() {
		cli = new Cli(home);
		urn = cli.pack("urn", UrnGame.PACK);
	}

	@Test
	void a_rule_is_told_with_how_often_it_fires_and_what_it_does_to_winning() {
		var result = cli.run("odds", urn, "urn.hull:4", "--games", "400");
		assertEquals(ExitCode.FINE, result.code(), result.err());
		assertTrue(result.out().startsWith("In 400 games by random programs:"), result.out());
		assertTrue(result.out().matches(
				"(?s).*urn.hull:4:\\d+  fires in (2[5-9]|3[0-5]) % \\(\\d+ to \\d+\\) of games, 0\\.3 times a game; won with it 100 % \\(\\d+ to 100\\), without 0 % \\(0 to \\d\\).*"),
				result.out());
	}

	@Test
	void the_first_draw_from_a_deck_is_told_exactly() {
		String out = cli.run("odds", urn, "urn.hull:5", "--games", "1").out();
		assertTrue(out.contains("the first draw from Lots: Blank 9 of 10 (90.0 %), Crown 1 of 10 (10.0 %), exactly"), out);
	}

	@Test
	void without_a_line_all_of_the_pack_is_told() {
		String out = cli.run("odds", urn, "--games", "5").out();
		assertTrue(out.contains("urn.hull:5:") && out.contains("urn.hull:7:"), out);
	}

	@Test
	void the_same_games_give_the_same_odds() {
		assertEquals(cli.run("odds", urn, "--games", "50").out(), cli.run("odds", urn, "--games", "50").out());
		assertFalse(cli.run("odds", urn, "--games", "50").out().equals(cli.run("odds", urn, "--games", "50", "--seed", "900").out()));
	}

	@Test
	void a_line_on_which_nothing_happens_is_refused_with_what_to_do() {
		var result = cli.run("odds", urn, "urn.hull:99", "--games", "1");
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.err().contains("nothing is performed, rolled or chosen at urn.hull:99; name a file of the pack"), result.err());
	}
}
