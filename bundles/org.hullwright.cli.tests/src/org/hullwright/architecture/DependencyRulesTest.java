package org.hullwright.architecture;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Which bundle may know which: model ← lang ← lang.ide ← editor; model ← engine ← command line and play-test; windows only in the last
 * three. Read from the sources, so that bundles that are built later are held to it as well.
 */
class DependencyRulesTest {

	private static final Path ROOT = root();
	private static final Set<String> WITH_WINDOWS = Set.of("editor", "playtest", "workbench");
	private static final List<String> BUNDLES = List.of("lang.ide", "lang", "model", "engine", "cli", "editor", "playtest", "workbench");
	private static final Pattern IMPORT = Pattern.compile("^import (?:static )?([\\w.]+);", Pattern.MULTILINE);
	private static final Pattern WINDOWS = Pattern.compile("org\\.eclipse\\.(swt|jface|ui|e4)\\..*");
	private static final Pattern GAME_WORDS = Pattern.compile("noise|intruder|oxygen|larva|contaminat|corridor|malfunction", Pattern.CASE_INSENSITIVE);

	private static Path root() {
		Path folder = Path.of("").toAbsolutePath();
		while (folder != null && !Files.isDirectory(folder.resolve("releng"))) {
			folder = folder.getParent();
		}
		return folder;
	}

	@ParameterizedTest(name = "{0} knows only {1}")
	@CsvSource(delimiter = '|', textBlock = """
			model     | model
			lang      | model lang
			lang.ide  | model lang lang.ide
			engine    | model engine
			cli       | model lang lang.ide engine cli
			editor    | model lang lang.ide editor
			playtest  | model lang lang.ide engine playtest
			""")
	void bundles_know_only_what_lies_below_them(String bundle, String allowed) {
		Set<String> known = Set.of(allowed.split(" "));
		assertEquals("", imports(bundle).filter(each -> each.name().startsWith("org.hullwright."))
				.filter(each -> !known.contains(bundleOf(each.name()))).map(Import::toString).collect(joining("\n")));
	}

	@ParameterizedTest
	@CsvSource({ "model", "lang", "lang.ide", "engine", "cli" })
	void bundles_without_windows_know_no_windowing_toolkit(String bundle) {
		assertFalse(WITH_WINDOWS.contains(bundle));
		assertEquals("", imports(bundle).filter(each -> WINDOWS.matcher(each.name()).matches()).map(Import::toString).collect(joining("\n")));
	}

	@Test
	void the_engine_does_not_know_how_text_is_parsed() {
		assertEquals("", imports("engine").filter(each -> each.name().startsWith("org.eclipse.xtext")).map(Import::toString).collect(joining("\n")));
	}

	@Test
	void the_engine_knows_no_word_of_any_game() {
		assertEquals("", sources("engine").filter(file -> GAME_WORDS.matcher(read(file)).find()).map(Path::toString).collect(joining("\n")));
	}

	/** What a source file imports. */
	private record Import(Path file, String name) {

		@Override
		public String toString() {
			return ROOT.relativize(file) + " imports " + name;
		}
	}

	private static String bundleOf(String name) {
		return BUNDLES.stream().filter(bundle -> name.startsWith("org.hullwright." + bundle + ".")).findFirst().orElse(name);
	}

	private static Stream<Import> imports(String bundle) {
		return sources(bundle).flatMap(file -> IMPORT.matcher(read(file)).results().map(found -> new Import(file, found.group(1))));
	}

	/** The hand-written sources of a bundle. */
	private static Stream<Path> sources(String bundle) {
		Path folder = ROOT.resolve(bundle.startsWith("lang") ? "dsl" : "bundles").resolve("org.hullwright." + bundle).resolve("src");
		assumeTrue(Files.isDirectory(folder), folder + " is there");
		try (Stream<Path> files = Files.walk(folder)) {
			List<Path> found = files.filter(file -> file.toString().endsWith(".java")).toList();
			assertFalse(found.isEmpty(), folder + " has sources");
			return found.stream();
		} catch (IOException reason) {
			throw new UncheckedIOException(reason);
		}
	}

	private static String read(Path file) {
		try {
			return Files.readString(file);
		} catch (IOException reason) {
			throw new UncheckedIOException(reason);
		}
	}
}
