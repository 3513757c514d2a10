package org.hullwright.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.lang.pack.PackSelection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever serves a game for which something was learned is told what its bots go by. */
class LearnedBotsTest {

	@TempDir
	private Path home;

	@Test
	void where_it_was_learned_is_told_with_how_many_games() {
		Cli cli = new Cli(home);
		String pack = cli.pack("pit", """
			pack pit "The Pit" { version 1.0.0 }
			extend player { state depth: number 0 to 9 = 0 }
			procedure SetUp { }
			state left: number = 3
			phase Day {
				for each player p {
					choose by p "What now?" {
						option "Rest" { }
						option "Dig" { increase p's depth by 1 }
					}
				}
				decrease left by 1
				if left = 0 { end game }
			}
			procedure Finish { for each player p where p's depth > 1 { set p's won to yes } }
			game Pit "The Pit" { players 1 to 1  setup SetUp  round Day  ending Finish }
			""");
		assertEquals(List.of(), remarks());
		var trained = cli.run("train", pack, "--random-games", "200", "--games", "50", "--generations", "1");
		assertEquals(ExitCode.FINE, trained.code(), trained.err());
		assertEquals(1, remarks().size());
		assertTrue(
				remarks().getFirst().matches(
						"pit: bots with goals go by what was learned from \\d+ (random )?games of pit 1\\.0\\.0(, in 1 generation)?"),
				remarks()::toString);
	}

	private List<String> remarks() {
		return new OpenPacks(List.of(home.resolve("pit")), new PackSelection("", List.of())).remarks();
	}
}
