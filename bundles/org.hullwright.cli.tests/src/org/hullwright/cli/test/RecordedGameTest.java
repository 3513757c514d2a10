package org.hullwright.cli.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that begin with a decision of a game that was played. */
class RecordedGameTest {

	/** Four days with two decisions each; whoever takes the first option buys nothing. */
	private static final String PACK = """
		pack stall { version 1.0.0 }
		extend character { state coins: number = 9 }
		state day: number = 0
		character Ann
		die Luck { 1, 2, 3 }
		token Apple { copies: 9 }
		zone Bowl of token
		procedure SetUp { for each player p { set Ann's owner to p } }
		procedure Buy {
			choose by Ann "Buy?" {
				option "Nothing" { }
				option "Apple" when Ann's coins > 0 { place Apple in Bowl  decrease Ann's coins by (roll Luck)'s number }
				option "Air" { }
			}
		}
		phase Morning { increase day by 1  do Buy  do Buy  if day = 4 { end game "Night" } }
		game Market { players 1 to 1 setup SetUp round Morning }
		""";

	@TempDir
	private Path home;
	private Cli cli;
	private String pack;

	@BeforeEach
	void recordGame() throws IOException {
		cli = new Cli(home);
		pack = cli.pack("stall", PACK);
		Files.createDirectories(home.resolve("stall/games"));
		assertEquals(ExitCode.FINE,
				cli.run("play", pack, "--agents", "first", "--quiet", "--record", cli.path("stall/games/first.json").toString()).code());
	}

	@Test
	void what_was_decided_before_has_happened() {
		passes("given game \"games/first.json\" at decision 3 when { answer \"Air\" } then { expect day = 2  expect Ann's coins = 9 }");
	}

	@Test
	void answers_and_dice_are_prepared_for_the_decision_and_for_those_after_it() {
		passes("given game \"games/first.json\" at decision 3 when { rig Luck to 2, 3  answer \"Apple\"  answer \"Apple\" } "
				+ "then { expect number of Apple in Bowl = 2  expect Ann's coins = 4 }");
	}

	@Test
	void the_game_stops_at_the_first_decision_that_is_not_answered() {
		passes("given game \"games/first.json\" at decision 4 when { answer \"Apple\" } then { expect day = 3  expect number of Apple in Bowl = 1  expect no end of game }");
	}

	@Test
	void the_table_can_be_changed_before_the_decision_is_asked() {
		passes("given game \"games/first.json\" at decision 3 { set Ann's coins to 0 } when { expect \"Apple\" is not offered  answer \"Air\" } then { expect day = 2 }");
	}

	@Test
	void the_end_of_the_game_can_be_expected() {
		passes("given game \"games/first.json\" at decision 8 when { answer \"Air\" } then { expect end of game \"Night\" }");
	}

	@Test
	void an_expectation_that_does_not_hold_fails() {
		assertEquals("2:91: expected day = 3, but it is 2",
				complaint("given game \"games/first.json\" at decision 3 when { answer \"Air\" } then { expect day = 3 }"));
	}

	@Test
	void a_decision_that_never_came_is_told() {
		assertEquals("games/first.json has only 8 decisions, so nobody knows what decision 12 is",
				withoutPlace(complaint("given game \"games/first.json\" at decision 12 then { expect day = 3 }")));
		assertEquals("the recorded game no longer comes to the decision that the test begins with: the game is over before decision 9",
				withoutPlace(complaint("given game \"games/first.json\" at decision 9 then { expect day = 3 }")));
	}

	@Test
	void a_decision_that_no_longer_fits_the_rules_is_told() throws IOException {
		Files.writeString(home.resolve("stall/stall.hull"), PACK.replace("option \"Nothing\" { }", ""));
		assertEquals(
				"the recorded game no longer comes to the decision that the test begins with: decision 1, \"Buy?\", was answered with \"Nothing\", "
						+ "which is not among its 2 options now",
				withoutPlace(complaint("given game \"games/first.json\" at decision 3 then { expect day = 2 }")));
	}

	@Test
	void a_file_that_is_no_game_is_told() throws IOException {
		Files.writeString(home.resolve("stall/games/first.json"), "{");
		assertTrue(complaint("given game \"games/first.json\" at decision 3 then { expect day = 2 }")
				.endsWith("first.json is damaged; nothing of it was used"));
	}

	@Test
	void a_file_that_is_not_there_or_elsewhere_is_an_error_of_the_text() {
		assertEquals(1, errors("given game \"games/frist.json\" at decision 3 then { expect day = 2 }",
				"There is no recorded game games/frist.json in the folder of the pack. Did you mean \"games/first.json\"?"));
		assertEquals(1, errors("given game \"../first.json\" at decision 3 then { expect day = 2 }",
				"There is no recorded game ../first.json in the folder of the pack."));
	}

	@Test
	void decisions_are_counted_from_1_and_nothing_is_played_besides() {
		assertEquals(1, errors("given game \"games/first.json\" at decision 0 then { expect day = 2 }", "0 is not between 1 and 1000000."));
		assertEquals(1, errors("given game \"games/first.json\" at decision 1 when { play 1 round } then { expect day = 2 }",
				"A recorded game goes on by itself"));
	}

	private void passes(String test) {
		assertEquals(new Cli.Result(ExitCode.FINE, "1 passed, 0 failed\n", ""), run(test));
	}

	private String complaint(String test) {
		var told = run(test);
		assertEquals(ExitCode.PROBLEMS, told.code(), told::toString);
		return told.out().lines().skip(1).findFirst().orElseThrow().strip().replaceFirst("^\\S*more.hull:", "");
	}

	private static String withoutPlace(String complaint) {
		return complaint.replaceFirst("^\\d+:\\d+: ", "");
	}

	private long errors(String test, String message) {
		write(test);
		return cli.run("check", pack).out().lines().filter(line -> line.contains(message)).count();
	}

	private Cli.Result run(String test) {
		write(test);
		return cli.run("test", pack);
	}

	private void write(String test) {
		try {
			Files.writeString(home.resolve("stall/more.hull"), "pack stall\ntest \"goes on\" { %s }\n".formatted(test));
		} catch (IOException unwritable) {
			throw new AssertionError(unwritable);
		}
	}
}
