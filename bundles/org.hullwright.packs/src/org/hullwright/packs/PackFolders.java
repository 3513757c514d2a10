package org.hullwright.packs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.stream.Stream;

/** Which folders are packs, where somebody names packs or folders with packs in them. */
public final class PackFolders {

	private static final String ENDING = ".hull";

	private PackFolders() {}

	/**
	 * The packs that are meant, each once: a folder in which a file of Hull lies, and of any other those such folders in it, by name.
	 *
	 * @throws IOException when a folder cannot be looked into
	 */
	public static List<Path> in(Collection<Path> folders) throws IOException {
		SequencedSet<Path> packs = new LinkedHashSet<>();
		for (Path folder : folders) {
			if (isPack(folder)) {
				packs.add(folder);
			} else {
				packs.addAll(inside(folder));
			}
		}
		return List.copyOf(packs);
	}

	private static List<Path> inside(Path folder) throws IOException {
		List<Path> packs = new ArrayList<>();
		try (Stream<Path> inside = Files.list(folder)) {
			for (Path each : inside.filter(Files::isDirectory).filter(Files::isReadable).sorted().toList()) {
				if (isPack(each)) {
					packs.add(each);
				}
			}
		}
		return packs;
	}

	private static boolean isPack(Path folder) throws IOException {
		try (Stream<Path> files = Files.list(folder)) {
			return files.anyMatch(file -> file.getFileName().toString().endsWith(ENDING) && Files.isRegularFile(file));
		}
	}
}
