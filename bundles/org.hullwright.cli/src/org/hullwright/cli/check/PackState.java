package org.hullwright.cli.check;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

import org.hullwright.export.archive.Digest;
import org.hullwright.lang.folder.PackFolder;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.PackCatalog;
import org.hullwright.model.Requirement;

/**
 * All that the check of a pack looks at: the texts of the pack and of those it requires, which packs these are, and, by size and time, the
 * other files of the pack. To read it is much less work than a check.
 *
 * @param number changes with every change of it
 * @param changed when the last of the files was written
 */
record PackState(String number, Instant changed) {

	private static final String HULL = ".hull";

	/** The names of all packs that a pack asks for, and those that these ask for, whether they are there or not. */
	static List<String> requiredBy(LoadedPack pack) {
		return pack.files().stream().filter(file -> file.getPack() != null).flatMap(file -> file.getPack().getRequirements().stream())
				.map(Requirement::getPack).filter(name -> name != null).distinct().sorted().toList();
	}

	/**
	 * The state of the pack in a folder.
	 *
	 * @param required the names of all packs it asks for; they lie beside it
	 */
	static PackState of(Path folder, Collection<String> required) {
		Path pack = folder.toAbsolutePath().normalize();
		var reading = new Reading();
		reading.look(pack);
		if (!required.isEmpty() && pack.getParent() != null) {
			PackCatalog neighbours = new PackCatalog().addIn(pack.getParent(), reading::noteUnreadable);
			new TreeSet<>(required).forEach(name -> reading.look(name, neighbours.find(name)));
		}
		return reading.state();
	}

	/** The state of the program itself: of the files it is made of. Empty when some are not in archives, for then they may change unnoticed. */
	static Optional<PackState> ofProgram() {
		List<Path> archives = List.of(System.getProperty("java.class.path").split(File.pathSeparator)).stream().map(Path::of).toList();
		if (!archives.stream().allMatch(Files::isRegularFile)) {
			return Optional.empty();
		}
		var reading = new Reading();
		archives.forEach(reading::noteVersion);
		return Optional.of(reading.state());
	}

	/** Notes one fact after the other. */
	private static final class Reading {

		private final StringBuilder facts = new StringBuilder();
		private Instant changed = Instant.MIN;

		PackState state() {
			return new PackState(Digest.of(facts.toString()), changed);
		}

		void look(String name, Optional<Path> folder) {
			note("requires " + name);
			folder.ifPresentOrElse(this::look, () -> note("missing"));
		}

		void look(Path folder) {
			note("folder " + folder);
			for (Path file : new PackFolder(folder).files(any -> true, this::noteUnreadable)) {
				noteVersion(file);
				if (file.toString().endsWith(HULL)) {
					noteContent(file);
				}
			}
		}

		void noteVersion(Path file) {
			try {
				Instant written = Files.getLastModifiedTime(file).toInstant();
				changed = written.isAfter(changed) ? written : changed;
				note(file + " " + Files.size(file) + " " + written);
			} catch (IOException unreadable) {
				noteUnreadable(file, unreadable);
			}
		}

		private void noteContent(Path file) {
			try {
				note(Digest.of(Files.readAllBytes(file)));
			} catch (IOException unreadable) {
				noteUnreadable(file, unreadable);
			}
		}

		void noteUnreadable(Path file, IOException reason) {
			note("unreadable " + file);
		}

		private void note(String fact) {
			facts.append(fact).append('\n');
		}
	}
}
