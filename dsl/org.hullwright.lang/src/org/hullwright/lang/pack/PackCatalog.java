package org.hullwright.lang.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

import org.hullwright.lang.folder.PackFolder;

/** Which packs lie in folders, by the names their files say. Where two say the same the first is taken. */
public final class PackCatalog {

	private final Map<String, Path> packs = new HashMap<>();

	/** Adds the packs that are these folders. */
	public PackCatalog add(Collection<Path> folders) {
		folders.forEach(folder -> new PackFolder(folder).pack().ifPresent(pack -> packs.putIfAbsent(pack, folder)));
		return this;
	}

	/** Adds the packs that lie in a folder, each in a folder of its own, when that can be read. */
	public PackCatalog addIn(Path library, BiConsumer<Path, IOException> unreadable) {
		try (Stream<Path> folders = Files.list(library)) {
			add(folders.filter(Files::isDirectory).map(found -> found.toAbsolutePath().normalize()).sorted().toList());
		} catch (IOException reason) {
			unreadable.accept(library, reason);
		}
		return this;
	}

	/** The names of all packs, in alphabetical order. */
	public SequencedSet<String> names() {
		return new TreeSet<>(packs.keySet());
	}

	/** Where the pack of that name lies. */
	public Optional<Path> find(String pack) {
		return Optional.ofNullable(packs.get(pack));
	}
}
