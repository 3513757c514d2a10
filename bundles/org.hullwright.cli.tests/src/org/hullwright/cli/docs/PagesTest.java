package org.hullwright.cli.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.cli.Cli;
import org.hullwright.cli.Sources;
import org.hullwright.cli.terminal.ExitCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every page of the documentation with boxes of Hull is a pack: the boxes together have no problems, and their tests pass. */
class PagesTest {

	private static final Path ROOT = Sources.root();
	private static final Pattern BOX = Pattern.compile("(?ms)^```hull\\n(.*?)^```$");
	private static final Pattern PACK = Pattern.compile("(?m)^pack (\\w+) .*\\{");
	private static final Pattern GAME = Pattern.compile("(?m)^game ");
	private static final Pattern FILE = Pattern.compile("(?m)(?!\\A)(?=^pack \\w+ where there is )");
	private static final Map<String, List<String>> GAMES_ON = Map.of("requires races ", List.of("nemesis", "lockdown", "retaliation"),
			"requires family ", List.of("nemesis", "lockdown"));

	/** The packs that come with Hullwright, copied once for all pages; each page lies beside them as long as its test lasts. */
	@TempDir
	private static Path home;

	private Path pack;

	@BeforeAll
	static void copyExamples() throws IOException {
		try (Stream<Path> examples = Files.list(Sources.examples())) {
			for (Path example : examples.filter(Files::isDirectory).toList()) {
				Sources.copy(example, home.resolve(example.getFileName()));
			}
		}
	}

	@AfterEach
	void deletePage() throws IOException {
		if (pack != null) {
			try (Stream<Path> files = Files.list(pack)) {
				for (Path file : files.toList()) {
					Files.delete(file);
				}
			}
			Files.delete(pack);
		}
	}

	static List<Path> pages() throws IOException {
		try (Stream<Path> files = Files.walk(ROOT.resolve("docs"))) {
			return files.filter(file -> file.toString().endsWith(".md") && !boxes(file).isEmpty()).sorted().map(ROOT::relativize).toList();
		}
	}

	/** The packs of all pages; most pages are one. */
	static List<PackOfPage> packs() throws IOException {
		return pages().stream().flatMap(page -> packsOf(page).stream().map(text -> new PackOfPage(page, text))).toList();
	}

	/** A box that begins with the head of a pack begins another one; the boxes behind it are files of that. */
	private static List<String> packsOf(Path page) {
		return List.of(boxes(ROOT.resolve(page)).split("(?m)(?!\\A)(?=^" + PACK.pattern().replace("(?m)^", "") + ")"));
	}

	/** What stands in the boxes of a page from the head of one pack to the next. */
	record PackOfPage(Path page, String text) {

		@Override
		public String toString() {
			return page + " " + text.lines().findFirst().orElse("");
		}
	}

	@ParameterizedTest
	@MethodSource("packs")
	void says_what_is_so(PackOfPage written) throws IOException {
		write(written.text());
		var checked = new Cli(home).run("check", pack.toString());
		assertEquals(new Cli.Result(ExitCode.FINE, "", checked.err()), checked);
		if (gamesOf(written.text()).isEmpty()) {
			var tested = new Cli(home).run("test", pack.toString());
			assertEquals(ExitCode.FINE, tested.code(), () -> tested.out() + tested.err());
		}
	}

	@ParameterizedTest
	@MethodSource("packs")
	void games_can_be_played(PackOfPage written) throws IOException {
		if (GAME.matcher(written.text()).find()) {
			write(written.text());
			var played = new Cli(home).run("play", pack.toString(), "--games", "20");
			assertEquals(ExitCode.FINE, played.code(), () -> played.out() + played.err());
		}
	}

	@ParameterizedTest
	@MethodSource("packs")
	void packs_for_several_games_pass_their_tests_in_each(PackOfPage written) throws IOException {
		write(written.text());
		for (String game : gamesOf(written.text())) {
			var tested = new Cli(home).run("test", pack.toString(), "--game", game);
			assertEquals(ExitCode.FINE, tested.code(), () -> game + ": " + tested.out() + tested.err());
		}
	}

	private static List<String> gamesOf(String text) {
		return GAMES_ON.entrySet().stream().filter(shared -> text.contains(shared.getKey())).flatMap(shared -> shared.getValue().stream())
				.toList();
	}

	/** A pack beside those that come with Hullwright, where it finds what it requires. */
	private void write(String text) throws IOException {
		String name = PACK.matcher(text).results().map(found -> found.group(1)).findFirst()
				.orElseThrow(() -> new AssertionError("the page begins no pack"));
		pack = Files.createDirectory(home.resolve(name));
		List<String> files = FILE.splitAsStream(text).toList();
		for (int file = 0; file < files.size(); file++) {
			Files.writeString(pack.resolve(name + file + ".hull"), files.get(file));
		}
	}

	private static String boxes(Path page) {
		try {
			return BOX.matcher(Files.readString(page)).results().map((MatchResult found) -> found.group(1))
					.collect(Collectors.joining("\n"));
		} catch (IOException unreadable) {
			throw new AssertionError(unreadable);
		}
	}
}
