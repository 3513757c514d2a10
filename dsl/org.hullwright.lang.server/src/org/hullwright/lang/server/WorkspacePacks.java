package org.hullwright.lang.server;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.hullwright.lang.ide.HullLanguageService;

/**
 * The packs in the folders that the editor has opened: each folder with files of Hull, at whatever depth that is sensible. What lies below
 * a pack belongs to it.
 */
final class WorkspacePacks {

	private static final String EXTENSION = ".hull";
	private static final int DEEPEST = 4;
	private static final Set<String> MADE = Set.of("target", "bin", "build", "out", "node_modules");

	private final HullLanguageService service;
	private List<Path> folders = List.of(); // guarded by this
	private List<Path> packs = List.of(); // guarded by this

	WorkspacePacks(HullLanguageService service) {
		this.service = service;
	}

	/** Works on these folders from now on. */
	synchronized void open(Collection<Path> opened) {
		folders = List.copyOf(new LinkedHashSet<>(opened));
		search();
	}

	/** Works on other folders. */
	synchronized void change(Collection<Path> closed, Collection<Path> opened) {
		var present = new LinkedHashSet<>(folders);
		present.removeAll(closed);
		present.addAll(opened);
		open(present);
	}

	/** Looks for packs again, as files came or went. */
	synchronized void search() {
		var found = new LinkedHashSet<Path>();
		folders.forEach(folder -> search(folder, 0, found));
		packs = List.copyOf(found);
		service.workspace().setPacks(packs);
	}

	/** The packs that were found. */
	synchronized List<Path> all() {
		return packs;
	}

	/** The pack that a file belongs to; empty when that is none of the editor's folders. */
	synchronized Optional<Path> of(URI document) {
		return Addresses.isFile(document) ? packs.stream().filter(Path.of(document)::startsWith).findFirst() : Optional.empty();
	}

	private static void search(Path folder, int depth, Collection<Path> found) {
		var inner = new ArrayList<Path>();
		try (Stream<Path> files = Files.list(folder)) {
			for (Path file : files.sorted().toList()) {
				if (file.getFileName().toString().endsWith(EXTENSION) && Files.isRegularFile(file)) {
					found.add(folder);
					return;
				}
				if (Files.isDirectory(file) && !isPassedOver(file.getFileName().toString())) {
					inner.add(file);
				}
			}
		} catch (IOException unreadable) {
			return; // what cannot be looked into has no packs
		}
		if (depth < DEEPEST) {
			inner.forEach(below -> search(below, depth + 1, found));
		}
	}

	private static boolean isPassedOver(String folder) {
		return folder.startsWith(".") || MADE.contains(folder);
	}
}
