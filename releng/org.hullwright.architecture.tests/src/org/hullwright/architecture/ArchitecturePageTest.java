package org.hullwright.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;

/** The page about the architecture shows the bundles as their manifests have them. */
class ArchitecturePageTest {

	private static final Path ROOT = Path.of("../..");
	private static final Path PAGE = ROOT.resolve("docs/architecture.md");
	private static final Pattern BOX = Pattern.compile("(?s)```mermaid\\n(.*?)```");
	private static final Pattern ROW = Pattern.compile("(?m)^\\| `([a-z.]+)` \\|");

	@Test
	void its_picture_is_the_dependency_graph_of_the_manifests() throws IOException {
		Matcher box = BOX.matcher(Files.readString(PAGE));
		assertTrue(box.find(), "there is no box of Mermaid in " + PAGE);
		assertEquals(graph().mermaid(), box.group(1),
				"the picture in docs/architecture.md is not that of the manifests; put the first one there");
	}

	@Test
	void its_table_says_of_each_bundle_what_it_is_for() throws IOException {
		Set<String> described = ROW.matcher(Files.readString(PAGE)).results().map(row -> row.group(1)).collect(Collectors.toSet());
		assertEquals(graph().required().keySet(), described);
	}

	private static DependencyGraph graph() throws IOException {
		return DependencyGraph.of(ROOT.resolve("bundles"), ROOT.resolve("dsl"));
	}
}
