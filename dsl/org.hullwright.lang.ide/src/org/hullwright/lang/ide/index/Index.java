package org.hullwright.lang.ide.index;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;

import org.hullwright.lang.library.CoreLibrary;

/**
 * The index of a workspace, an immutable snapshot: the packs at one moment, which every thread can read while the next one is being made.
 * What is derived from it is computed lazily.
 */
public final class Index {

	private final FileSummary library;
	private final Map<Path, PackSummary> packs;
	private final Function<String, Optional<Path>> catalog;
	private final Map<Path, VisibleFiles> visible = new ConcurrentHashMap<>();
	private final Map<List<Path>, VisibleFiles> dressed = new ConcurrentHashMap<>();

	/**
	 * @param library the core library
	 * @param packs the packs by their folders
	 * @param catalog says where a required pack lies
	 */
	public Index(FileSummary library, Map<Path, PackSummary> packs, Function<String, Optional<Path>> catalog) {
		this.library = library;
		this.packs = Collections.unmodifiableMap(new LinkedHashMap<>(packs));
		this.catalog = catalog;
	}

	/** The packs by their folders. */
	public Map<Path, PackSummary> packs() {
		return packs;
	}

	public Optional<PackSummary> pack(Path folder) {
		return Optional.ofNullable(packs.get(folder));
	}

	/** The core library. */
	public FileSummary library() {
		return library;
	}

	/** This index with other states of some packs. */
	public Index with(Map<Path, PackSummary> changed) {
		var present = new LinkedHashMap<>(packs);
		present.putAll(changed);
		return new Index(library, present, catalog);
	}

	/**
	 * The files of a pack, of all it requires and of the optional dependencies of its files, and the core library. Packs that are not in
	 * the index have no files.
	 */
	public VisibleFiles visibleFrom(Path folder) {
		return visible.computeIfAbsent(folder, from -> {
			var files = new ArrayList<FileSummary>();
			reachableFrom(from).forEach(pack -> pack(pack).ifPresent(known -> files.addAll(known.files())));
			files.add(library);
			return new VisibleFiles(files);
		});
	}

	/**
	 * The same with the files of a theme, which the pack need not require.
	 *
	 * @param theme the folder of the theme
	 */
	public VisibleFiles visibleFrom(Path folder, Path theme) {
		return dressed.computeIfAbsent(List.of(folder, theme), from -> {
			var packs = new LinkedHashSet<>(reachableFrom(folder));
			packs.addAll(reachableFrom(theme, false));
			var files = new ArrayList<FileSummary>();
			packs.forEach(pack -> pack(pack).ifPresent(known -> files.addAll(known.files())));
			files.add(library);
			return new VisibleFiles(files);
		});
	}

	/** The themes there are: packs that say nothing but how things look. */
	public List<PackSummary> themes() {
		return packs.values().stream().filter(PackSummary::isTheme).toList();
	}

	/**
	 * The folder of a pack, those of all it requires, and those of the optional dependencies of its files with what these require, as far
	 * as they are known, the nearest first.
	 */
	public List<Path> reachableFrom(Path folder) {
		return reachableFrom(folder, true);
	}

	private List<Path> reachableFrom(Path folder, boolean companions) {
		var reached = new LinkedHashSet<Path>();
		Set<String> names = new HashSet<>(Set.of(CoreLibrary.PACK));
		pack(folder).ifPresent(own -> names.add(own.name()));
		var open = new ArrayDeque<Path>(List.of(folder));
		while (!open.isEmpty()) {
			Path next = open.removeFirst();
			if (reached.add(next)) {
				pack(next).ifPresent(pack -> Stream
						.concat(pack.requirements().stream(), companions && next.equals(folder) ? pack.companions().stream() : Stream.of())
						.filter(names::add).forEach(other -> catalog.apply(other).ifPresent(open::add)));
			}
		}
		return List.copyOf(reached);
	}
}
