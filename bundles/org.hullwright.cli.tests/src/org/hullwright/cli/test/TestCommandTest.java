package org.hullwright.cli.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hullwright test}. */
class TestCommandTest {

	private static final String PACK = """
		pack traps { version 1.0.0 }
		room Hall "The Hall"
		token Trap { copies: 9 }
		state danger: number = 1
		character Ann
		procedure Spring in place: room { place 2 of Trap in place  let hurt be roll Fate  set danger to 6 / hurt's number }
		die Fate { 0, 1, 2 }
		test "traps are placed" covers TRP-SET-01, TRP-SET-02 {
			when { rig Fate to 2  do Spring in Hall }
			then { expect number of Trap in Hall is 2  expect danger = 3 }
		}
		""";

	@TempDir
	private Path home;

	@Test
	void passing_tests_are_counted() {
		Cli cli = new Cli(home);
		assertEquals(new Cli.Result(ExitCode.FINE, "1 passed, 0 failed\n", ""), cli.run("test", cli.pack("traps", PACK)));
	}

	@Test
	void a_failed_expectation_is_told_with_its_place_and_both_sides() {
		var result = failing("when { place 2 of Trap in Hall } then { expect number of Trap in Hall is 1 }");
		assertEquals("""
			FAILED: fails
			  traps/more.hull:2:56: expected number of Trap in Hall is 1, but it is 2
			1 passed, 1 failed
			""", result.out());
		assertEquals(ExitCode.PROBLEMS, result.code());
	}

	@Test
	void when_both_sides_are_computed_both_are_told() {
		var result = failing("then { expect number of Trap in Hall = danger + 1 }");
		assertEquals("  traps/more.hull:2:23: expected number of Trap in Hall = danger + 1, but they are 0 and 2",
				result.out().lines().skip(1).findFirst().get());
	}

	@Test
	void all_expectations_that_fail_are_told_each_once() {
		var result = failing("then { expect danger = 2  expect danger = 1  repeat 2 times { expect danger = 3 }  expect end of game }");
		assertEquals("""
			FAILED: fails
			  traps/more.hull:2:23: expected danger = 2, but it is 1
			    line 2: expected danger = 3, but it is 1
			    line 2: expected the end of the game, but it goes on
			1 passed, 1 failed
			""", result.out());
	}

	@Test
	void what_is_where_is_told_in_the_words_of_the_expectation() {
		var result = failing("when { place Trap in Hall  let trap1 be the first Trap in Hall } "
				+ "then { for each room r in (Hall, Hall) { expect r has no Trap }  expect trap1 is not in Hall }");
		assertEquals("""
			but The Hall has one
			but Trap is there
			""", result.out().lines().filter(line -> line.contains(", but ")).map(line -> line.replaceFirst(".*, but", "but"))
				.reduce("", (all, line) -> all + line + "\n"));
	}

	@Test
	void a_game_that_ends_in_then_fails_the_test() {
		Cli cli = new Cli(home);
		String folder = cli.pack("traps", PACK);
		cli.file("traps", "more.hull",
				"pack traps\nprocedure Finish { end game }\ntest \"fails\" { then { expect danger = 1  do Finish } }\n");
		assertEquals(new Cli.Result(ExitCode.PROBLEMS, """
			FAILED: fails
			  traps/more.hull:2:20: this ends the game, but `then` only looks at what has become of it; let `when` end it, and expect the end here
			1 passed, 1 failed
			""", ""), cli.run("test", folder));
	}

	@Test
	void an_error_in_a_rule_fails_the_test_and_tells_how_it_came_there() {
		var result = failing("when { rig Fate to 0  do Spring in Hall } then { expect danger = 1 }");
		assertEquals("""
			FAILED: fails
			  traps/traps.hull:6:98: this divides by zero
			    while performing traps/traps.hull:6:1
			1 passed, 1 failed
			""", result.out().replaceAll("(?m)^(    while performing) \\S*more.*\\n", ""));
	}

	@Test
	void an_answer_that_nobody_asked_for_fails_the_test() {
		var result = failing("when { answer Ann } then { expect danger = 1 }");
		assertEquals("  traps/more.hull:2:23: the answer Ann was left: nothing more was asked",
				result.out().lines().skip(1).findFirst().get());
	}

	@Test
	void an_answer_in_words_is_named() {
		var result = failing("when { answer \"Now\" } then { expect danger = 1 }");
		assertEquals("  traps/more.hull:2:23: the answer Now was left: nothing more was asked",
				result.out().lines().skip(1).findFirst().get());
	}

	@Test
	void an_answer_that_is_left_may_be_why_an_expectation_fails() {
		var result = failing("when { answer \"Now\" } then { expect danger = 2 }");
		assertEquals("""
			  traps/more.hull:2:45: expected danger = 2, but it is 1
			    line 2: the answer Now was left: nothing more was asked
			""", result.out().lines().skip(1).limit(2).reduce("", (all, line) -> all + line + "\n"));
	}

	@Test
	void what_a_test_could_not_place_may_be_why_an_expectation_fails() {
		var result = failing("given { place 12 of Trap in Hall } then { expect number of Trap in Hall = 12 }");
		assertEquals("""
			  traps/more.hull:2:58: expected number of Trap in Hall = 12, but it is 9
			    line 2: no Trap was left in the supply to be placed
			""", result.out().lines().skip(1).limit(2).reduce("", (all, line) -> all + line + "\n"));
	}

	@Test
	void what_a_test_could_not_place_may_be_why_it_cannot_go_on() {
		var result = failing("given { place 12 of Trap in Hall  let next be (the first Trap in supply) } then { expect danger = 1 }");
		assertEquals("""
			  traps/more.hull:2:62: there is no such thing just now, but the rule takes it for granted: “(the first Trap in supply)”
			    line 2: no Trap was left in the supply to be placed
			""", result.out().lines().skip(1).limit(2).reduce("", (all, line) -> all + line + "\n"));
	}

	@Test
	void a_filter_chooses_the_tests_of_a_file_by_the_end_of_its_path() {
		Cli cli = new Cli(home);
		String pack = cli.pack("traps", PACK);
		cli.file("traps", "more.hull",
				"pack traps\ntest \"one\" { then { expect danger = 1 } }\ntest \"two\" { then { expect danger = 1 } }\n");
		assertEquals("2 passed, 0 failed\n", cli.run("test", pack, "--filter", "more.hull").out());
		assertEquals("2 passed, 0 failed\n", cli.run("test", pack, "--filter", "traps/more.hull").out());
		assertEquals("1 passed, 0 failed\n", cli.run("test", pack, "--filter", "traps/traps.hull").out());
		assertEquals("0 passed, 0 failed\n", cli.run("test", pack, "--filter", "ore.hull").out());
	}

	@Test
	void a_filter_chooses_tests_by_title_or_rule() {
		Cli cli = new Cli(home);
		String pack = cli.pack("traps", PACK + "test \"other\" covers TRP-SET-03 { then { expect danger = 2 } }\n");
		assertEquals("1 passed, 0 failed\n", cli.run("test", pack, "--filter", "Placed").out());
		assertEquals("1 passed, 0 failed\n", cli.run("test", pack, "--filter", "trp-set-02").out());
		var none = cli.run("test", pack, "--filter", "nothing");
		assertEquals(ExitCode.PROBLEMS, none.code());
		assertEquals("0 passed, 0 failed\n", none.out());
		assertEquals("no test has \"nothing\" in its title or in the rules it covers\n", none.err());
	}

	@Test
	void several_packs_are_told_one_by_one_with_one_sum_in_the_end() {
		Cli cli = new Cli(home);
		var result = cli.run("test", cli.pack("traps", PACK),
				cli.pack("snares", PACK.replace("traps {", "snares {").replace("danger = 3", "danger = 4")));
		assertEquals("""
			traps: 1 passed, 0 failed
			FAILED: traps are placed
			  snares/snares.hull:10:45: expected danger = 4, but it is 3
			snares: 0 passed, 1 failed
			2 packs: 1 passed, 1 failed
			""", result.out());
		assertEquals(ExitCode.PROBLEMS, result.code());
	}

	@Test
	void a_pack_that_cannot_be_played_does_not_keep_the_others_from_being_tested() {
		Cli cli = new Cli(home);
		var result = cli.run("test", cli.pack("broken", "pack broken { version 1.0.0 }\nroom Hall { depth 3 }\n"), cli.pack("traps", PACK));
		assertEquals("""
			broken: not tested
			traps: 1 passed, 0 failed
			2 packs: 1 passed, 0 failed, 1 pack not tested
			""", result.out());
		assertTrue(result.err().startsWith("broken/broken.hull:2:19: error: "), result.err());
		assertEquals(ExitCode.PROBLEMS, result.code());
	}

	@Test
	void no_pack_at_all_is_wrong_usage() {
		var result = new Cli(home).run("test");
		assertEquals(ExitCode.USAGE, result.code());
		assertTrue(result.err().startsWith("Name the folder of a pack."), result.err());
	}

	private static final String RULES = """
		# Rules
		- TRP-SET-01 (p1) Traps come in twos.
		- **TRP-SET-02** like TRP-NONE-01
		- TRP-SET-03 not yet
		| ID | Room |
		| TRP-ROOM-07 | Hall |
		""";

	@Test
	void what_no_test_performs_is_counted_even_where_there_is_no_test() {
		Cli cli = new Cli(home);
		String pack = cli.pack("untested", """
			pack untested { version 1.0.0 }
			state days: number = 0
			procedure SetUp { set days to 0 }
			phase Day { increase days by 1  end game "evening" }
			game Untested { players 1 to 2  setup SetUp  round Day }
			""");
		String out = cli.run("test", pack, "--coverage").out();
		assertTrue(out.contains("all                         0 of    2 rules,     0 of     3 sentences and    0 of    0 branches ran\n"),
				out);
	}

	@Test
	void coverage_counts_rules_by_area_and_lists_those_without_a_passing_test() throws IOException {
		Cli cli = new Cli(home);
		String pack = cli.pack("traps", PACK + "test \"fails\" covers TRP-SET-03 { then { expect danger = 2 } }\n");
		Files.writeString(cli.path("rules.md"), RULES);
		var result = cli.run("test", pack, "--rules", cli.path("rules.md").toString());
		assertEquals("""
			TRP-SET             2 of    3 covered
			    TRP-SET-03
			TRP-ROOM            0 of    1 covered
			    TRP-ROOM-07
			rules               2 of    4 covered
			1 passed, 1 failed
			""", result.out().lines().skip(2).reduce("", (all, line) -> all + line + "\n"));
	}

	@Test
	void notes_on_rules_are_counted_apart() throws IOException {
		Cli cli = new Cli(home);
		String pack = cli.pack("traps", PACK + "test \"shows an example\" covers TRP-EX-02 { then { expect danger = 1 } }\n");
		Files.writeString(cli.path("rules.md"),
				"- TRP-SET-01\n- TRP-SET-02\n- TRP-AMB-01\n- TRP-GAP-01\n- TRP-EX-01\n- TRP-EX-02\n- TRP-PRIM-01\n- TRP-ICON-01\n");
		assertEquals("""
			TRP-SET             2 of    2 covered
			rules               2 of    2 covered
			ambiguities         0 of    1 covered
			    TRP-AMB-01
			gaps                0 of    1 covered
			    TRP-GAP-01
			examples            1 of    2 covered
			    TRP-EX-01
			primitives          0 of    1 covered
			    TRP-PRIM-01
			icons               0 of    1 covered
			    TRP-ICON-01
			2 passed, 0 failed
			""", cli.run("test", pack, "--rules", cli.path("rules.md").toString()).out());
	}

	@Test
	void each_inventory_is_told_apart_and_folders_after_them_are_packs() throws IOException {
		Cli cli = new Cli(home);
		String pack = cli.pack("traps", PACK + "test \"misspelt\" covers TRP-STE-01, ODD-01, ODD-02 { then { expect danger = 1 } }\n");
		Files.writeString(cli.path("rules.md"), RULES);
		Files.writeString(cli.path("more.md"), "- SNR-SET-01\n");
		assertEquals("""
			rules.md:
			TRP-SET             2 of    3 covered
			    TRP-SET-03
			TRP-ROOM            0 of    1 covered
			    TRP-ROOM-07
			rules               2 of    4 covered
			more.md:
			SNR-SET             0 of    1 covered
			    SNR-SET-01
			rules               0 of    1 covered
			all rules           2 of    5 covered
			covered by tests, but not listed:
			    TRP-STE-01
			covered by tests, but of no inventory given: 2 of ODD
			2 passed, 0 failed
			""", cli.run("test", "--rules", cli.path("rules.md").toString(), cli.path("more.md").toString(), pack).out());
	}

	@Test
	void what_the_tests_never_performed_is_listed_file_by_file() {
		Cli cli = new Cli(home);
		String pack = cli.pack("traps", PACK);
		cli.file("traps", "more.hull", """
			pack traps
			procedure Disarm in place: room {
				if place has Trap {
					remove each Trap in place
				}
			}
			procedure Wait { do Disarm in Hall }
			after Spring { set danger to 3 }
			procedure Rest { if danger > 0 { set danger to 1 } }
			procedure Sleep { if danger > 0 { set danger to 0 } }
			test "resting" { when { do Rest } then { expect danger = 1 } }
			test "waiting does nothing" { when { do Wait } then { expect danger = 1 } }
			""");
		assertEquals("""
			more.hull                   4 of    5 rules,     5 of     8 sentences and    2 of    6 branches ran
			    never run: traps/more.hull:4:3
			    never run: traps/more.hull:10:19
			    always so: traps/more.hull:9:21
			traps.hull                  1 of    1 rules,     3 of     3 sentences and    0 of    0 branches ran
			all                         5 of    6 rules,     8 of    11 sentences and    2 of    6 branches ran
			3 passed, 0 failed
			""", cli.run("test", pack, "--coverage").out());
	}

	@Test
	void what_stands_in_packs_that_are_required_is_not_listed() {
		Cli cli = new Cli(home);
		cli.pack("traps", PACK);
		String pack = cli.pack("lair",
				"pack lair { version 1.0.0 requires traps }\nprocedure Enter { do Spring in Hall }\ntest \"calm\" { then { expect danger = 1 } }\n");
		assertEquals("""
			lair.hull                   0 of    1 rules,     0 of     1 sentences and    0 of    0 branches ran
			    never run: lair/lair.hull:2:19
			all                         0 of    1 rules,     0 of     1 sentences and    0 of    0 branches ran
			1 passed, 0 failed
			""", cli.run("test", pack, "--coverage").out());
	}

	@Test
	void a_file_of_rules_that_is_no_text_is_refused() throws IOException {
		Cli cli = new Cli(home);
		Files.write(cli.path("rules.md"), new byte[] { '-', ' ', (byte) 0xE4 });
		var result = cli.run("test", cli.pack("traps", PACK), "--rules", cli.path("rules.md").toString());
		assertEquals(new Cli.Result(ExitCode.PROBLEMS, "", "rules.md cannot be read: it is not text in UTF-8\n"), result);
	}

	@Test
	void a_line_without_end_is_no_rule() throws IOException {
		Cli cli = new Cli(home);
		Files.writeString(cli.path("rules.md"), "- " + "A-".repeat(200_000) + "\n");
		var result = cli.run("test", cli.pack("traps", PACK), "--rules", cli.path("rules.md").toString());
		assertTrue(result.err().startsWith("rules.md lists no rules"), result.err());
	}

	@Test
	void a_file_without_rules_is_refused() throws IOException {
		Cli cli = new Cli(home);
		Files.writeString(cli.path("empty.md"), "nothing here\n");
		var result = cli.run("test", cli.pack("traps", PACK), "--rules", cli.path("empty.md").toString());
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertEquals("empty.md lists no rules; a rule is a name like RET-NOISE-04 at the start of a list item or a table row\n",
				result.err());
	}

	private Cli.Result failing(String body) {
		Cli cli = new Cli(home);
		String pack = cli.pack("traps", PACK);
		cli.file("traps", "more.hull", "pack traps\ntest \"fails\" { " + body + " }\n");
		return cli.run("test", pack);
	}
}
