package org.hullwright.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * What lies beside the program in its source: example packs and documentation. Tests run in the folder of their bundle, or of the whole
 * source.
 */
public final class Sources {

	private Sources() {}

	/** The folder with the example packs. */
	public static Path examples() {
		return root().resolve("examples");
	}

	/** The whole source. */
	public static Path root() {
		for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
			if (Files.isDirectory(folder.resolve("docs")) && Files.isDirectory(folder.resolve("examples"))) {
				return folder;
			}
		}
		throw new IllegalStateException("there are no docs and examples above " + Path.of("").toAbsolutePath());
	}

	/** Copies a folder with all that is in it. */
	public static void copy(Path from, Path to) throws IOException {
		try (Stream<Path> files = Files.walk(from)) {
			for (Path file : files.filter(Files::isRegularFile).toList()) {
				Path target = to.resolve(from.relativize(file).toString());
				Files.createDirectories(target.getParent());
				Files.copy(file, target);
			}
		}
	}
}
