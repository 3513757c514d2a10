package org.hullwright.cli.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.hullwright.cli.Sources;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the command line says about expansions that are switched on. What they do is told by the conformance suite, whose packs these are.
 */
class ExpansionsTest {

	@TempDir
	private Path home;
	private Cli cli;

	@BeforeEach
	void copyPacks() throws IOException {
		cli = new Cli(home);
		Sources.copy(Sources.root().resolve("bundles/org.hullwright.conformance.tests/packs"), home);
	}

	@Test
	@DisplayName("AFT-OPR-31 a precondition on the earlier game")
	void an_earlier_game_may_leave_nothing_to_go_on_from() {
		var quiet = cli.run("play", folder("beyond"), "--scenario", "Morning", "--quiet", "--agents", "first");
		assertEquals(ExitCode.FINE, quiet.code(), quiet.err());
		String text = """
			pack burnt { version 1.0.0 requires beyond }
			expansion Arson { after Dusk { set alarm to yes } }
			scenario Ashes after a game expansions beyond.Aftermath { if alarm { end game "Nothing is left" } }
			expansion Always { }
			""";
		cli.pack("burnt", text);
		assertTrue(cli.run("play", folder("burnt"), "--scenario", "Ashes", "--expansions", "Arson", "--agents", "first").out()
				.contains("The game ends: Nothing is left"));
		assertTrue(cli.run("play", folder("burnt"), "--scenario", "Ashes", "--agents", "first").out()
				.contains("The game ends: The gate falls"));
	}

	@Test
	void a_game_that_goes_on_from_another_one_is_replayed_like_any_other() {
		String record = home.resolve("morning.game").toString();
		var played = cli.run("play", folder("beyond"), "--scenario", "Morning", "--quiet", "--record", record);
		assertEquals(ExitCode.FINE, played.code(), played.err());
		assertEquals(ExitCode.FINE, cli.run("replay", record).code());
	}

	@ParameterizedTest
	@ValueSource(strings = { "play", "check", "test" })
	void what_cannot_be_on_together_is_refused_in_a_sentence(String command) {
		assertRefused("Signals requires Siege; switch Siege on as well", command, "--expansions", "Signals");
		assertRefused("Loud and Silent exclude each other", command, "--expansions", "Loud,Silent");
		assertRefused("there is no expansion Picnic", command, "--expansions", "Picnic");
	}

	@Test
	void modes_that_cannot_be_on_together_are_refused_in_a_sentence() {
		assertRefused("the mode LongSiege requires the expansion Siege; switch Siege on as well", "play", "--modes", "LongSiege");
		assertRefused("the modes LongSiege and ShortSiege exclude each other", "play", "--modes", "LongSiege,ShortSiege", "--expansions",
				"Siege");
	}

	@Test
	void tests_run_with_more_expansions_when_asked() {
		assertTrue(cli.run("test", folder("beyond"), "--expansions", "Drill", "--filter", "AFT-OPR-04").out().startsWith("FAILED"));
	}

	private void assertRefused(String sentence, String command, String... options) {
		String[] arguments = new String[options.length + 2];
		arguments[0] = command;
		arguments[1] = folder("beyond");
		System.arraycopy(options, 0, arguments, 2, options.length);
		var result = cli.run(arguments);
		assertTrue(result.code() != ExitCode.FINE && result.err().contains(sentence),
				() -> result.code() + ": " + result.err() + result.out());
	}

	private String folder(String pack) {
		return home.resolve(pack).toString();
	}
}
