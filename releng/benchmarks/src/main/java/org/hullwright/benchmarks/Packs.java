package org.hullwright.benchmarks;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.engine.game.Program;

/** The packs that are measured. */
public final class Packs {

	private Packs() {}

	/** A small game that also exists written by hand. */
	static OpenPack small(String name) {
		return new Workshop().open(root().resolve("releng/benchmarks/packs").resolve(name));
	}

	public static Program example(String name) {
		return new Workshop().open(root().resolve("examples").resolve(name)).program(Set.of());
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
