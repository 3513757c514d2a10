package org.hullwright.architecture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The dependency graph of the product's bundles by their manifests ({@code Require-Bundle}), reduced transitively: an arrow that follows
 * from others is left out.
 *
 * @param required what each bundle requires directly, by symbolic names without {@link #PREFIX}; bundles of others are not in it
 */
record DependencyGraph(Map<String, Set<String>> required) {

	private static final String PREFIX = "org.hullwright.";

	/** @param roots folders whose sub-folders are bundles; those of tests are left out */
	static DependencyGraph of(Path... roots) throws IOException {
		Map<String, Set<String>> required = new TreeMap<>();
		for (Path root : roots) {
			try (Stream<Path> bundles = Files.list(root)) {
				bundles.map(bundle -> bundle.resolve("META-INF/MANIFEST.MF")).filter(Files::isRegularFile).map(DependencyGraph::manifest)
						.filter(manifest -> !name(manifest).endsWith(".tests") && !name(manifest).endsWith(".testing"))
						.forEach(manifest -> required.put(shortened(name(manifest)), ours(manifest)));
			}
		}
		return new DependencyGraph(required);
	}

	/** As a flowchart in Mermaid: one line for each bundle and each arrow, in alphabetical order. */
	String mermaid() {
		Stream<String> arrows = required.keySet().stream().flatMap(bundle -> reduced(bundle).map(below -> "  " + bundle + " --> " + below));
		Stream<String> alone = required.keySet().stream()
				.filter(bundle -> required.get(bundle).isEmpty() && required.values().stream().noneMatch(below -> below.contains(bundle)))
				.map(bundle -> "  " + bundle);
		return Stream.concat(Stream.of("flowchart TD"), Stream.concat(arrows, alone)).collect(Collectors.joining("\n", "", "\n"));
	}

	private Stream<String> reduced(String bundle) {
		Set<String> direct = required.get(bundle);
		return direct.stream()
				.filter(below -> direct.stream().noneMatch(other -> !other.equals(below) && reachable(other).contains(below)));
	}

	private Set<String> reachable(String bundle) {
		Set<String> reached = new TreeSet<>();
		for (String below : required.getOrDefault(bundle, Set.of())) {
			reached.add(below);
			reached.addAll(reachable(below));
		}
		return reached;
	}

	private static Set<String> ours(Manifest manifest) {
		String bundles = manifest.getMainAttributes().getValue("Require-Bundle");
		return Arrays.stream((bundles == null ? "" : bundles).split(",")).map(entry -> entry.split(";")[0].strip())
				.filter(name -> name.startsWith(PREFIX)).map(DependencyGraph::shortened).collect(Collectors.toCollection(TreeSet::new));
	}

	private static String shortened(String name) {
		return name.substring(PREFIX.length());
	}

	private static String name(Manifest manifest) {
		return manifest.getMainAttributes().getValue("Bundle-SymbolicName").split(";")[0];
	}

	private static Manifest manifest(Path file) {
		try (InputStream content = Files.newInputStream(file)) {
			return new Manifest(content);
		} catch (IOException unreadable) {
			throw new UncheckedIOException(unreadable);
		}
	}
}
