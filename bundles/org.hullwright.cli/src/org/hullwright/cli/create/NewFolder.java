package org.hullwright.cli.create;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import org.hullwright.engine.file.Leftovers;
import org.hullwright.lang.pack.PackDraft;

/**
 * Atomic creation of the folder of a pack: it is there wholly, or not at all, as it is written aside and moved into place.
 *
 * @param target that does not exist yet
 */
record NewFolder(PackDraft pack, Path target) {

	private static final String PROJECT = ".project";

	/** Makes it with one text. */
	void with(String text) throws IOException {
		make(folder -> Files.writeString(folder.resolve(pack.file()), text));
	}

	/**
	 * Makes it with all that is in the folder of another pack; links and hidden files stay behind.
	 *
	 * @param name of that pack, which its texts say
	 */
	void copyOf(Path original, String name) throws IOException {
		make(folder -> {
			for (Path file : filesIn(original)) {
				Path copy = folder.resolve(original.relativize(file).toString());
				Files.createDirectories(copy.getParent());
				if (file.toString().endsWith(PackDraft.EXTENSION)) {
					Files.writeString(copy, pack.renamed(Files.readString(file), name));
				} else {
					Files.copy(file, copy);
				}
			}
		});
	}

	private static List<Path> filesIn(Path folder) throws IOException {
		try (Stream<Path> all = Files.walk(folder)) {
			return all.filter(file -> Files.isRegularFile(file) && !Files.isSymbolicLink(file) && !isHidden(folder.relativize(file)))
					.sorted().toList();
		}
	}

	private static boolean isHidden(Path within) {
		for (Path part : within) {
			if (part.toString().startsWith(".")) {
				return true;
			}
		}
		return false;
	}

	/** Puts something into a folder. */
	@FunctionalInterface
	private interface Filling {

		void into(Path folder) throws IOException;
	}

	private void make(Filling filling) throws IOException {
		Path absolute = target.toAbsolutePath();
		Files.createDirectories(absolute.getParent());
		Leftovers.removeFrom(absolute.getParent()); // of earlier attempts that were cut off
		Path beside = Leftovers.partOf(absolute);
		try {
			Files.createDirectory(beside);
			filling.into(beside);
			Files.writeString(beside.resolve(PROJECT), project());
			Files.move(beside, absolute, StandardCopyOption.ATOMIC_MOVE);
		} finally {
			delete(beside);
		}
	}

	/** What the workbench knows a project by. */
	private String project() {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<projectDescription>
					<name>%s</name>
				</projectDescription>
				""".formatted(pack.name());
	}

	private static void delete(Path folder) throws IOException {
		if (Files.exists(folder)) {
			try (Stream<Path> content = Files.walk(folder)) {
				for (Path path : content.sorted(Comparator.reverseOrder()).toList()) {
					Files.delete(path);
				}
			}
		}
	}
}
