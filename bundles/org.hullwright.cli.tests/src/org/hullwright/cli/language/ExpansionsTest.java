package org.hullwright.cli.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.hullwright.cli.Cli;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.engine.tree.World;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packs that expand another pack, in the folder beside this class; each operation of theirs is a test in Hull. */
class ExpansionsTest {

	private static final List<String> PACKS = List.of("keep", "beyond", "fair", "both");
	private static final Set<String> SHOWN_HERE = Set.of("AFT-OPR-31", "AFT-OPR-35");
	private static final Pattern OPERATION = Pattern.compile("covers (AFT-OPR-\\d+)");

	@TempDir
	private Path home;
	private Cli cli;

	@BeforeEach
	void writePacks() throws IOException {
		cli = new Cli(home);
		for (String pack : PACKS) {
			cli.pack(pack, text(pack));
		}
		cli.file("beyond", "harbour.hull", text("harbour"));
	}

	/** The Keep has much in it that only the others use. */
	@ParameterizedTest
	@ValueSource(strings = { "beyond", "fair", "both" })
	void there_is_nothing_to_complain_about(String pack) {
		assertEquals("", cli.run("check", folder(pack)).out());
	}

	@ParameterizedTest
	@ValueSource(strings = { "beyond", "both" })
	void everything_means_what_it_says(String pack) {
		var result = cli.run("test", folder(pack));
		assertEquals(ExitCode.FINE, result.code(), () -> result.out() + result.err());
	}

	@Test
	void every_operation_is_shown() throws IOException {
		Set<String> shown = new TreeSet<>(SHOWN_HERE);
		for (String pack : PACKS) {
			OPERATION.matcher(text(pack)).results().forEach(found -> shown.add(found.group(1)));
		}
		assertEquals(IntStream.rangeClosed(1, 50).mapToObj("AFT-OPR-%02d"::formatted).collect(Collectors.toSet()), shown);
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

	@Test
	@DisplayName("AFT-OPR-35 change who sees what")
	void an_expansion_opens_what_was_hidden() {
		assertEquals(World.Visibility.OWNER, goals(Set.of()));
		assertEquals(World.Visibility.EVERYBODY, goals(Set.of("Candour")));
	}

	private World.Visibility goals(Set<String> expansions) {
		return new Workshop().open(home.resolve("beyond")).program(expansions).world().zones().stream()
				.filter(zone -> zone.name().equals("goals"))
				.findFirst().orElseThrow().visibility();
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

	private static String text(String pack) throws IOException {
		try (InputStream text = ExpansionsTest.class.getResourceAsStream("expansions/" + pack + ".hull")) {
			return new String(text.readAllBytes(), StandardCharsets.UTF_8);
		}
	}
}
