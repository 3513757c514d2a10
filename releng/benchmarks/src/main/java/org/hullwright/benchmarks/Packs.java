package org.hullwright.benchmarks;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

import org.hullwright.cli.pack.Workshop;
import org.hullwright.engine.game.Program;

/** The packs that are measured, compiled. */
public final class Packs {

	private Packs() {}

	/** The small game that also exists written by hand. */
	public static Program lighthouse() {
		return program(root().resolve("releng/benchmarks/packs/lighthouse"));
	}

	public static Program example(String name) {
		return program(root().resolve("examples").resolve(name));
	}

	private static Program program(Path folder) {
		return new Workshop().open(folder).program(Set.of());
	}

	/** The root of the sources, from wherever in them this is run. */
	static Path root() {
		Path folder = Path.of("").toAbsolutePath();
		while (!Files.isRegularFile(folder.resolve("hullwright"))) {
			folder = folder.getParent();
			if (folder == null) {
				throw new IllegalStateException("the benchmarks are to be run from within the sources of Hullwright");
			}
		}
		return folder;
	}
}
