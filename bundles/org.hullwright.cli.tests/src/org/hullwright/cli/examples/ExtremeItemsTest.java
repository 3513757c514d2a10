package org.hullwright.cli.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.hullwright.cli.Cli;
import org.hullwright.cli.Sources;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The first sentence about a pack of Items, in each of the games: one that is far too strong, one that only does harm and one that can
 * never be used are named as such, and one that says what an Item of the game says is not.
 */
class ExtremeItemsTest {

	private static final List<String> PACKS = List.of("family", "races", "race-intruders", "race-night-stalkers", "crew-nemesis",
			"crew-lockdown", "crew-aftermath", "nemesis", "lockdown", "retaliation", "aftermath");

	@TempDir
	private Path home;

	@ParameterizedTest
	@CsvSource({ "nemesis,kit,", "lockdown,kit,", "retaliation,backpack,", "aftermath,kit,ResearchMission" })
	void what_is_too_strong_too_weak_or_of_no_use_is_named_first(String game, String hand, String scenario)
			throws IOException {
		for (String each : PACKS) {
			Sources.copy(Sources.examples().resolve(each), home.resolve(each));
		}
		Cli cli = new Cli(home);
		String pack = cli.pack("extremes", """
			pack extremes "Extremes" { version 1.0.0 requires GAME }
			item Crown "Crown" { copies: 2   colour: green   oneUse   use { for each player p { set p's won to yes }  end game "won" } }
			item Poison "Poison" { copies: 2   colour: green   oneUse   use { do Die of actor } }
			item Key "Key" { copies: 2   colour: green   oneUse   use when (number of item in actor's HAND) > 30 { do Die of actor } }
			item Rag "Rag" { copies: 2   colour: yellow   oneUse   use when actor's here has Fire { return each Fire in actor's here } }
			expansion Extremes "Extremes" {
				add 2 of Crown to GreenItems
				add 2 of Poison to GreenItems
				add 2 of Key to GreenItems
				add 2 of Rag to YellowItems
			}
			""".replace("GAME", game).replace("HAND", hand));
		List<String> start = scenario == null ? List.of() : List.of("--scenario", scenario, "--with", "Extremes");
		var result = cli.run(Stream.concat(Stream.of("simulate", pack, "--each", "--games", "150", "--players", "3"),
				start.stream()).toArray(String[]::new));
		assertEquals(ExitCode.FINE, result.code(), result.err());
		String first = result.out().lines().findFirst().orElseThrow();
		assertTrue(first.startsWith("Of the 4 components of Extremes, Crown makes winning easier ("), first);
		assertTrue(first.contains("; Poison is bad for players (") || first.contains("; Poison makes winning harder ("), first);
		assertTrue(first.contains("; Key could never be used; "), first);
		assertFalse(first.contains("Rag"), first);
	}
}
