package org.hullwright.cli.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.cli.Sources;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The snippets in the comments of packages compile, with what they do not declare themselves given. */
class PackageSnippetsTest {

	private static final Pattern SNIPPET = Pattern.compile("<pre>(.*?)</pre>", Pattern.DOTALL);
	private static final List<String> BUNDLES = List.of("bundles/org.hullwright.engine", "bundles/org.hullwright.simulation",
			"dsl/org.hullwright.lang");
	private static final String GIVEN = """
		import java.nio.file.Path;
		import java.util.*;
		import java.util.function.IntFunction;
		import org.hullwright.engine.agent.*;
		import org.hullwright.engine.debug.*;
		import org.hullwright.engine.game.*;
		import org.hullwright.engine.plan.*;
		import org.hullwright.engine.state.*;
		import org.hullwright.engine.tree.World;
		import org.hullwright.engine.view.*;
		import org.hullwright.lang.mutation.*;
		import org.hullwright.lang.pack.*;

		abstract class Snippet {

			World world;
			Program program;
			Game game;
			GameOptions options;
			IntFunction<Agent> agents;
			Companion companion;
			PackLoader loader;
			Path folder;
			String text;

			void perform() {
				%s
			}
		}
		""";

	@TempDir
	private Path classes;

	static List<Path> packages() throws IOException {
		Path root = Sources.root();
		try (Stream<Path> files = Files.walk(root)) {
			return files
					.filter(file -> file.endsWith("package-info.java")
							&& BUNDLES.stream().anyMatch(bundle -> file.startsWith(root.resolve(bundle + "/src"))))
					.filter(file -> !snippets(file).isEmpty()).map(root::relativize).sorted().toList();
		}
	}

	@ParameterizedTest
	@MethodSource("packages")
	void compiles(Path file) {
		for (String snippet : snippets(Sources.root().resolve(file))) {
			assertEquals(List.of(), new JavaText("Snippet", GIVEN.formatted(snippet)).problems(classes));
		}
	}

	@Test
	void what_does_not_compile_is_told() {
		assertFalse(new JavaText("Snippet", GIVEN.formatted("Program program = Planner.watched(world);")).problems(classes).isEmpty());
	}

	private static List<String> snippets(Path file) {
		try {
			return SNIPPET.matcher(Files.readString(file)).results()
					.map(found -> found.group(1).lines().map(line -> line.replaceFirst("^ \\* ?", "")).collect(Collectors.joining("\n")))
					.toList();
		} catch (IOException unreadable) {
			throw new AssertionError(unreadable);
		}
	}
}
