package org.hullwright.cli.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.hullwright.cli.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hullwright check}. */
class CheckCommandTest {

	@TempDir
	private Path home;

	@Test
	void a_pack_without_problems_is_fine() {
		Cli cli = new Cli(home);
		var result = cli.run("check", cli.pack("tiny", "pack tiny { version 1.0.0 }\nroom Hall\n"));
		assertEquals(new Cli.Result(ExitCode.FINE, "", "tiny: no problems found\n"), result);
	}

	@Test
	void a_misspelt_name_is_reported_at_its_place() {
		Cli cli = new Cli(home);
		var result = cli.run("check", cli.pack("typo", """
			pack typo { version 1.0.0 }
			room Kitchen
			character Cook
			procedure GoHome by cook: character {
				move cook to Kitchne
			}
			"""));
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertEquals("typo/typo.hull:5:15: error: There is no thing called Kitchne. Did you mean Kitchen? [UNKNOWN_NAME]\n", result.out());
		assertEquals("typo: 1 error, 0 warnings\n", result.err());
	}

	@Test
	void what_only_shows_when_the_pack_is_compiled_is_reported_too() {
		Cli cli = new Cli(home);
		var result = cli.run("check", cli.pack("lists", "pack lists { version 1.0.0 }\nextend character { state friends: list of character }\n"));
		assertEquals("lists/lists.hull:2:20: error: a list cannot be state; a zone keeps several things [CANNOT_BE_PLAYED]\n", result.out());
		assertEquals(ExitCode.PROBLEMS, result.code());
	}

	@Test
	void several_packs_are_checked_one_after_the_other() {
		Cli cli = new Cli(home);
		var result = cli.run("check", cli.pack("one", "pack one { version 1.0.0 }\n"), cli.pack("two", "pack two { version 1.0.0 }\nroom\n"));
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertEquals("one: no problems found\ntwo: 1 error, 0 warnings\n", result.err());
	}

	@Test
	void a_pack_finds_what_it_requires_beside_it() {
		Cli cli = new Cli(home);
		cli.pack("base", "pack base { version 1.0.0 }\nroom Hall\n");
		var result = cli.run("check", cli.pack("more", "pack more { version 1.0.0 requires base }\nextend room { derived isHall: truth = this room is Hall }\n"));
		assertEquals("more: no problems found\n", result.err() + result.out());
	}
}
