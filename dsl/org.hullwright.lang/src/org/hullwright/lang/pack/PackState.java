package org.hullwright.lang.pack;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.hullwright.lang.folder.PackFolder;
import org.hullwright.model.HullFile;
import org.hullwright.model.PackClause;
import org.hullwright.model.Requirement;

/**
 * All that a pack is made of and that its check looks at: the texts of the pack and of those it requires, which packs these are, and, by
 * size and time, the other files of these packs. To read it is much less work than to load and check the pack.
 *
 * @param number changes with every change of it
 * @param changed when the last of the files was written
 */
public record PackState(String number, Instant changed) {

	private static final String HULL = ".hull";

	/**
	 * The names of all packs that a pack asks for, those that these ask for, and the optional dependencies of files, whether they are there
	 * or not.
	 */
	public static List<String> requiredBy(LoadedPack pack) {
		List<PackClause> heads = pack.resources().getResources().stream().flatMap(file -> file.getContents().stream())
				.filter(HullFile.class::isInstance).map(file -> ((HullFile) file).getPack()).filter(head -> head != null).toList();
		return Stream.concat(heads.stream().flatMap(head -> head.getRequirements().stream()).map(Requirement::getPack),
				heads.stream().map(PackClause::getCompanion)).filter(name -> name != null).distinct().sorted().toList();
	}

	/**
	 * The state of the pack in a folder.
	 *
	 * @param libraries folders in which those it asks for are looked for, before its neighbours
	 * @param required the names of all packs it asks for
	 */
	public static PackState of(Path folder, Collection<Path> libraries, Collection<String> required) {
		Path pack = folder.toAbsolutePath().normalize();
		var reading = new Reading();
		reading.look(pack);
		if (!required.isEmpty()) {
			PackCatalog available = new PackCatalog();
			Stream.concat(libraries.stream(), Stream.ofNullable(pack.getParent()))
					.forEach(library -> available.addIn(library, reading::noteUnreadable));
			new TreeSet<>(required)
					.forEach(name -> available.find(name).ifPresentOrElse(found -> reading.look(name, found), () -> reading.miss(name)));
		}
		return reading.state();
	}

	/** The state of some files, by size and time. */
	public static PackState ofFiles(Collection<Path> files) {
		var reading = new Reading();
		files.forEach(reading::noteVersion);
		return reading.state();
	}

	/** Notes one fact after the other. */
	private static final class Reading {

		private final MessageDigest facts;
		private Instant changed = Instant.MIN;

		Reading() {
			try {
				facts = MessageDigest.getInstance("SHA-256");
			} catch (NoSuchAlgorithmException impossible) {
				throw new IllegalStateException("Every Java has SHA-256", impossible);
			}
		}

		PackState state() {
			return new PackState(HexFormat.of().formatHex(facts.digest()), changed);
		}

		void look(String name, Path folder) {
			note("requires " + name);
			look(folder);
		}

		void miss(String name) {
			note("requires " + name);
			note("missing");
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
				if (Files.size(file) <= PackReader.LARGEST_FILE) { // else nobody reads it
					byte[] content = Files.readAllBytes(file);
					note("content " + content.length);
					facts.update(content);
				}
			} catch (IOException unreadable) {
				noteUnreadable(file, unreadable);
			}
		}

		void noteUnreadable(Path file, IOException reason) {
			note("unreadable " + file);
		}

		private void note(String fact) {
			facts.update((fact + "\n").getBytes(StandardCharsets.UTF_8));
		}
	}
}
