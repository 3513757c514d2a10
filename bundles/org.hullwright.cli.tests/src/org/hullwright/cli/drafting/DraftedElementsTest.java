package org.hullwright.cli.drafting;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.cli.Cli;
import org.hullwright.cli.Sources;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.lang.ide.HullIdeSetup;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Draft;
import org.hullwright.lang.ide.answer.NewElement;
import org.hullwright.lang.ide.answer.TextChange;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the wizard drafts with all that belongs to it is in the game at once: it has no errors, and games with it are played. */
class DraftedElementsTest {

	@TempDir
	private Path home;

	/** The pack that is required, and the game that is played. */
	@ParameterizedTest
	@CsvSource({ "nemesis, nemesis", "lockdown, lockdown", "retaliation, retaliation", "races, retaliation", "races, nemesis" })
	void a_drafted_race_is_played(String required, String game) throws IOException {
		draft(required, "race", "Owls");
		given("", "expect raceInPlay is Owls", required, game);
		checkAndPlay(required, game);
	}

	@ParameterizedTest
	@CsvSource({ "nemesis, startingItem is MedicNavyPistol", "lockdown, startingItem is MedicShockPistol",
			"retaliation, starting is MedicMarksmanRifle" })
	void a_drafted_character_is_drafted_and_played(String game, String item) throws IOException {
		draft(game, "character", "Medic");
		given("for each player p { do TakeCharacter by p of DraftMedic }",
				"expect (the first player)'s figure is Medic  expect number of actionCard in Medic's actions = 10  expect Medic's " + item,
				game, game);
		checkAndPlay(game, game);
	}

	/** What holds at the start of a game with the expansion that was drafted. */
	private void given(String prepared, String expected, String required, String game) throws IOException {
		Files.writeString(home.resolve("mine/tests.hull"),
				"pack mine\n\ntest \"it is in the game\" {\n\tgiven players 1 expansions Mine { " + prepared + " }\n\tthen { " + expected
						+ " }\n}\n");
		var tested = run(List.of("test", home.resolve("mine").toString()), choice(required, game));
		assertEquals(ExitCode.FINE, tested.code(), () -> tested.out() + tested.err());
	}

	private static List<String> choice(String required, String game) {
		return required.equals(game) ? List.of() : List.of("--game", game);
	}

	private void checkAndPlay(String required, String game) {
		String pack = home.resolve("mine").toString();
		List<String> choice = choice(required, game);
		var checked = run(List.of("check", pack), choice);
		assertEquals(ExitCode.FINE, checked.code(), () -> checked.out() + checked.err());
		var played = run(List.of("play", pack, "--expansions", "Mine", "--games", "20", "--checked"), choice);
		assertEquals(ExitCode.FINE, played.code(), () -> played.out() + played.err());
	}

	private Cli.Result run(List<String> command, List<String> choice) {
		return new Cli(home).run(Stream.concat(command.stream(), choice.stream()).toArray(String[]::new));
	}

	/** Writes what the wizard proposes into a pack beside those that come with Hullwright. */
	private void draft(String required, String word, String name) throws IOException {
		for (String each : List.of("races", "family", "crew-nemesis", "race-intruders", "nemesis", "crew-lockdown", "race-night-stalkers",
				"lockdown", "retaliation")) {
			Sources.copy(Sources.examples().resolve(each), home.resolve(each));
		}
		Path file = Files.createDirectories(home.resolve("mine")).resolve("pack.hull");
		Files.writeString(file,
				"pack mine \"Mine\" { version 1.0.0  licence \"CC0-1.0\"  requires " + required + " from 0.1.0 below 1.0.0 }\n");
		HullLanguageService service = HullIdeSetup.start();
		service.workspace().setPacks(List.of(home.resolve("mine"), home.resolve(required)));
		URI address = file.toUri();
		Draft draft = service.elementGeneration()
				.draft(address, new NewElement(word, address, name, name, Map.of(), ""), CancelIndicator.NullImpl).orElseThrow();
		Files.writeString(file, TextChange.applied(Files.readString(file), draft.changes().get(address)));
	}
}
