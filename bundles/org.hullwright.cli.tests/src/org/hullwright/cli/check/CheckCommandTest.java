package org.hullwright.cli.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.List;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
		var result = cli.run("check",
				cli.pack("lists", "pack lists { version 1.0.0 }\nextend character { state friends: list of character }\n"));
		assertEquals("lists/lists.hull:2:20: error: a list cannot be state; a zone keeps several things [CANNOT_BE_PLAYED]\n",
				result.out());
		assertEquals(ExitCode.PROBLEMS, result.code());
	}

	@Test
	void what_finds_no_room_on_its_card_is_told_in_the_order_of_the_file_and_for_each_language_in_which_it_reads_otherwise() {
		Cli cli = new Cli(home);
		String longText = "Nobody reads a text as long as this one. ".repeat(60);
		var result = cli.run("check", cli.pack("long", """
			pack long { version 1.0.0 }
			event Rats { text: "%1$s" }
			event Cats { text: "Short." }
			event Bats { text: "%1$s Really." }
			translation de { "Short." is "%1$s Wirklich." }
			""".formatted(longText)));
		List<String> told = result.out().lines().filter(line -> line.endsWith("[TEXT_TOO_LONG]"))
				.map(line -> line.substring(0, line.indexOf(':', line.indexOf('“')))).toList();
		assertEquals(List.of("long/long.hull:2:1: warning: “Rats”", "long/long.hull:3:1: warning: “Cats”, in German",
				"long/long.hull:4:1: warning: “Bats”"), told, result.out());
	}

	@Test
	void several_packs_are_checked_one_after_the_other() {
		Cli cli = new Cli(home);
		var result = cli.run("check", cli.pack("one", "pack one { version 1.0.0 }\n"),
				cli.pack("two", "pack two { version 1.0.0 }\nroom\n"));
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertEquals("one: no problems found\ntwo: 1 error, 0 warnings\n", result.err());
	}

	@Test
	void a_folder_that_is_not_there_does_not_keep_the_others_from_being_checked() {
		Cli cli = new Cli(home);
		String nowhere = cli.path("nowhere").toString();
		var result = cli.run("check", cli.pack("one", "pack one { version 1.0.0 }\n"), nowhere,
				cli.pack("two", "pack two { version 1.0.0 }\nroom\n"));
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertEquals("one: no problems found\nthere is no folder nowhere\ntwo: 1 error, 0 warnings\n", result.err());
		assertEquals(ExitCode.PROBLEMS, cli.run("check", nowhere, cli.path("one").toString()).code());
	}

	@Test
	void a_file_larger_than_any_memory_is_told() throws IOException {
		Cli cli = new Cli(home);
		String folder = cli.pack("huge", "pack huge { version 1.0.0 }\n");
		try (var file = new RandomAccessFile(cli.path("huge/more.hull").toFile(), "rw")) {
			file.setLength(3L << 30);
		}
		var result = cli.run("check", folder);
		assertEquals("huge/more.hull:1:1: error: more.hull is larger than 2 MB and is not read. [FILE_TOO_LARGE]\n", result.out());
	}

	@Test
	void a_pack_finds_what_it_requires_beside_it() {
		Cli cli = new Cli(home);
		cli.pack("base", "pack base { version 1.0.0 }\nroom Hall\n");
		var result = cli.run("check",
				cli.pack("more", "pack more { version 1.0.0 requires base }\nextend room { derived isHall: truth = this room is Hall }\n"));
		assertEquals("more: no problems found\n", result.err() + result.out());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
		error    | 1 | loose/loose.hull:2:11: error: Nothing performs Rest. [PROCEDURE_UNPERFORMED]
		warning  | 0 | loose/loose.hull:2:11: warning: Nothing performs Rest. [PROCEDURE_UNPERFORMED]
		hint     | 0 | loose/loose.hull:2:11: info: Nothing performs Rest. [PROCEDURE_UNPERFORMED]
		nothing  | 0 | ''
		""")
	void a_pack_says_how_seriously_it_takes_a_warning(String level, int code, String reported) {
		Cli cli = new Cli(home);
		var result = cli.run("check", cli.pack("loose", """
			pack loose { version 1.0.0  report PROCEDURE_UNPERFORMED as %s }
			procedure Rest { stop }
			phase Day { stop }
			procedure Begin { stop }
			game Loose { players 1 to 4  setup Begin  round Day }
			""".formatted(level)));
		assertEquals(reported, result.out().strip());
		assertEquals(code, result.code());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
		report VALUE_UNRED as hint                                | 1:35: error: There is no warning called VALUE_UNRED. Did you mean VALUE_UNREAD? [UNKNOWN_NAME]
		report UNUSD as nothing                                   | 1:35: error: There is no warning called UNUSD. Did you mean UNUSED? [UNKNOWN_NAME]
		report TYPE_MISMATCH as hint                              | 1:35: error: TYPE_MISMATCH is an error: with it the pack cannot be played, so it is always reported. [REPORTED_ALWAYS]
		""")
	void only_warnings_are_reported_otherwise(String setting, String reported) {
		Cli cli = new Cli(home);
		assertEquals("loose/loose.hull:" + reported,
				cli.run("check", cli.pack("loose", "pack loose { version 1.0.0 %s }\n".formatted(setting))).out().strip());
	}
}
