package org.hullwright.cli.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.cli.Cli;
import org.hullwright.cli.Sources;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.lang.ide.HullIdeSetup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The packs that come with Hullwright: without problems, with all their tests passing, and playable to the end. */
class ExamplesTest {

	private static final Path EXAMPLES = Sources.examples();
	private static final Set<String> FOR_SEVERAL_GAMES = Set.of("homebrew-diver", "homebrew-weft", "crew-nemesis", "crew-lockdown",
			"crew-aftermath", "race-intruders", "race-night-stalkers");

	@TempDir
	private Path home;

	/** What opens in the workbench; what else lies there is for other front ends. */
	static List<Path> packs() throws IOException {
		try (Stream<Path> folders = Files.list(EXAMPLES)) {
			return folders.filter(folder -> Files.isRegularFile(folder.resolve(".project"))).sorted().toList();
		}
	}

	/** All in one run: what several build on is read once. */
	@Test
	void they_have_no_problems() throws IOException {
		var result = new Cli(EXAMPLES).run(onAll("check", packs()));
		assertEquals(new Cli.Result(ExitCode.FINE, "", result.err()), result);
		assertEquals(packs().size(), result.err().lines().filter(line -> line.endsWith(": no problems found")).count(), result.err());
	}

	/** Editors look at more than the command line: at the spelling. */
	@Test
	void they_have_no_problems_in_an_editor() throws IOException {
		var language = HullIdeSetup.start();
		language.workspace().setPacks(packs());
		for (Path pack : packs()) {
			var problems = new TreeMap<>(language.checking().check(pack, CancelIndicator.NullImpl));
			problems.values().removeIf(List::isEmpty);
			assertEquals(Map.of(), problems);
		}
	}

	@Test
	void they_pass_their_own_tests() throws IOException {
		var result = new Cli(EXAMPLES).run(onAll("test", packs().stream().filter(pack -> !isForSeveralGames(pack)).toList()));
		assertEquals(ExitCode.FINE, result.code(), result.out() + result.err());
	}

	/** GameChoiceTest has them tested in each. */
	@ParameterizedTest
	@ValueSource(strings = { "homebrew-diver", "crew-aftermath" })
	void what_is_for_several_games_asks_for_one_of_them(String pack) {
		var result = new Cli(EXAMPLES).run("test", EXAMPLES.resolve(pack).toString());
		assertTrue(result.err().contains("choose one with --game"), result.err());
	}

	private static boolean isForSeveralGames(Path pack) {
		return FOR_SEVERAL_GAMES.contains(pack.getFileName().toString());
	}

	private static String[] onAll(String command, List<Path> packs) {
		return Stream.concat(Stream.of(command), packs.stream().map(Path::toString)).toArray(String[]::new);
	}

	/** One of each pack: the tests of the packs play all of them, but by their decisions alone. */
	static List<Path> recordedGames() throws IOException {
		List<Path> games = new ArrayList<>();
		for (Path pack : packs()) {
			Path folder = pack.resolve("games");
			if (Files.isDirectory(folder)) {
				try (Stream<Path> files = Files.list(folder)) {
					files.filter(file -> file.toString().endsWith(".json")).sorted().findFirst().ifPresent(games::add);
				}
			}
		}
		return games;
	}

	/** When one does not, what is printed tells which decision no longer fits. */
	@ParameterizedTest
	@MethodSource("recordedGames")
	void a_game_kept_with_its_pack_comes_out_the_same(Path game) {
		Path pack = game.getParent().getParent();
		List<String> command = new ArrayList<>(List.of("replay", game.toString(), pack.toString()));
		if (isForSeveralGames(pack)) {
			command.addAll(List.of("--game", "nemesis"));
		}
		var result = new Cli(EXAMPLES).run(command.toArray(String[]::new));
		assertEquals(ExitCode.FINE, result.code(), result.out() + result.err());
	}

	@Test
	void games_of_every_number_of_players_end() {
		var result = new Cli(home).run("play", retaliation(), "--seats", "1-5", "--games", "40", "--seed", "1000");
		assertEquals(ExitCode.FINE, result.code(), result.out());
		assertEquals(5, result.out().lines().filter(line -> line.endsWith("40 games")).count(), result.out());
	}

	@Test
	void the_same_seed_tells_the_same_story() {
		var once = new Cli(home).run("play", retaliation(), "--seats", "3", "--seed", "7");
		assertEquals(once, new Cli(home).run("play", retaliation(), "--seats", "3", "--seed", "7"));
		assertTrue(once.out().lines().count() > 50, once.out());
	}

	@ParameterizedTest
	@ValueSource(ints = { 1, 2, 3, 4, 5 })
	void a_recorded_game_comes_out_the_same(int players) {
		Cli cli = new Cli(home);
		String record = cli.path("game.json").toString();
		cli.run("play", retaliation(), "--seats", "" + players, "--seed", "99", "--quiet", "--record", record);
		var result = cli.run("replay", record);
		assertEquals(ExitCode.FINE, result.code(), result.out());
		assertTrue(result.out().contains("Confirmed: the same final state"), result.out());
	}

	@Test
	void a_misspelt_room_is_reported_where_it_is_written() throws IOException {
		Path copy = home.resolve("retaliation");
		Sources.copy(Path.of(retaliation()), copy);
		Sources.copy(EXAMPLES.resolve("races"), home.resolve("races"));
		Path rooms = copy.resolve("rooms.hull");
		List<String> lines = Files.readAllLines(rooms);
		int line = lines.indexOf(
				lines.stream().filter(text -> text.contains("contains") && text.contains("SurgeryRoom")).findFirst().orElseThrow());
		lines.set(line, lines.get(line).replace("SurgeryRoom", "SurgreyRoom"));
		Files.write(rooms, lines);
		var result = new Cli(home).run("check", copy.toString());
		assertEquals(ExitCode.PROBLEMS, result.code());
		assertTrue(result.out().startsWith("retaliation/rooms.hull:" + (line + 1) + ":" + (lines.get(line).indexOf("SurgreyRoom") + 1)
				+ ": error: There is no kind or component called SurgreyRoom. Did you mean SurgeryRoom?"), result.out());
	}

	private static String retaliation() {
		return EXAMPLES.resolve("retaliation").toString();
	}
}
