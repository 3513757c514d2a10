package org.hullwright.lang.pack;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import com.google.inject.Inject;
import com.google.inject.Provider;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.index.TestFiles;
import org.hullwright.lang.index.Viewpoint;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.model.HullFile;
import org.hullwright.model.Requirement;

/**
 * Reads a pack from its folder, together with the packs it requires. Those are looked for, by the name their files say, in the given
 * folders and beside the pack itself. Nothing on disk makes it throw: what is missing, unreadable or too large becomes an issue, and the
 * rest is loaded.
 */
public class PackLoader {

	private final Provider<XtextResourceSet> resourceSets;
	private final PackContext context;

	/**
	 * @param resourceSets makes the home of each loaded pack
	 * @param context works out what its files see
	 */
	@Inject
	public PackLoader(Provider<XtextResourceSet> resourceSets, PackContext context) {
		this.resourceSets = resourceSets;
		this.context = context;
	}

	/**
	 * Loads the pack in a folder.
	 *
	 * @param folder the pack
	 * @param libraries folders that contain packs, each in a folder of its own; searched before the neighbours of the pack
	 */
	public LoadedPack load(Path folder, Collection<Path> libraries) {
		return load(folder, libraries, Map.of());
	}

	/**
	 * Loads the pack in a folder as it would be if some files were written.
	 *
	 * @param folder the pack
	 * @param libraries folders that contain packs, each in a folder of its own; searched before the neighbours of the pack
	 * @param unwritten the texts of files of the pack, and of those it requires, that may say something else on disk, or not be there yet
	 */
	public LoadedPack load(Path folder, Collection<Path> libraries, Map<Path, String> unwritten) {
		return load(folder, libraries, unwritten, PackSelection.NONE);
	}

	/**
	 * Loads the pack in a folder together with packs that it does not require: the game in which it is played, if it requires only what
	 * several games share, and others that add to it.
	 *
	 * @param folder the pack
	 * @param libraries folders that contain packs, each in a folder of its own; searched before the neighbours of the pack
	 * @param unwritten the texts of files of the pack, and of those it requires, that may say something else on disk, or not be there yet
	 * @param selection the other packs; one that is not there is not loaded
	 */
	public LoadedPack load(Path folder, Collection<Path> libraries, Map<Path, String> unwritten, PackSelection selection) {
		LoadedPack loaded = new Loading(resourceSets.get(), folder.toAbsolutePath().normalize(), libraries, unwritten, selection).run();
		context.settle(loaded.resources());
		return loaded;
	}

	/**
	 * Loads the pack in a folder as {@link #load(Path, Collection, Map, PackSelection)} does, and those packs that lie beside it and have
	 * certain words somewhere in their texts. They change nothing: the checks find in them what the pack means, but does not see.
	 */
	public LoadedPack loadAmongNeighbours(Path folder, Collection<Path> libraries, Map<Path, String> unwritten, PackSelection selection,
			Set<String> words) {
		Loading loading = new Loading(resourceSets.get(), folder.toAbsolutePath().normalize(), libraries, unwritten, selection);
		LoadedPack loaded = loading.run();
		loading.loadNeighbours(words);
		context.settle(loaded.resources());
		return loaded;
	}

	/** Loads the pack in a folder; what it requires lies beside it. */
	public LoadedPack load(Path folder) {
		return load(folder, List.of());
	}

	/** One run of the loader. */
	private static final class Loading {

		private final XtextResourceSet resources;
		private final Path folder;
		private final Collection<Path> libraries;
		private final Map<Path, String> unwritten;
		private final PackSelection selection;
		private final PackReader reader = new PackReader();
		private final List<Issue> foreign = new ArrayList<>();
		private final Map<String, List<Resource>> loaded = new LinkedHashMap<>();
		private @Nullable PackCatalog available;

		Loading(XtextResourceSet resources, Path folder, Collection<Path> libraries, Map<Path, String> unwritten,
				PackSelection selection) {
			this.resources = resources;
			this.folder = folder;
			this.libraries = libraries;
			this.unwritten = unwritten;
			this.selection = selection;
		}

		LoadedPack run() {
			Resource core = CoreLibrary.in(resources);
			List<Resource> own = loadAll(sourcesIn(folder));
			String name = own.stream().map(PackContext::packOf).filter(pack -> !pack.isEmpty()).findFirst()
					.orElseGet(() -> folder.getFileName() == null ? "" : folder.getFileName().toString());
			own.stream().filter(file -> !PackContext.packOf(file).isEmpty() && !PackContext.packOf(file).equals(name))
					.forEach(file -> foreign.add(ReadingIssue.of(IssueCode.FOREIGN_FILE, Path.of(file.getURI().toFileString()),
							PackContext.packOf(file), name)));
			loaded.put(name, own);
			loaded.put(CoreLibrary.PACK, List.of(core));
			requirementsOf(own).forEach(this::loadPack);
			selection.packs().forEach(this::loadPack);
			Set<String> order = inOrder(name);
			List<Resource> files = filesInOrder(order);
			var required = new ArrayList<>(List.of(core));
			files.stream().filter(file -> !own.contains(file)).forEach(required::add);
			List<Resource> elsewhere = own.stream().filter(file -> !files.contains(file)).toList();
			elsewhere.stream().map(Viewpoint::companionOf).forEach(this::loadPack); // for the checks
			return new LoadedPack(name, folder, resources, own.stream().filter(files::contains).toList(), elsewhere, required,
					Stream.concat(Stream.of(core), files.stream()).toList(),
					Stream.concat(reader.issues().stream(), foreign.stream()).toList());
		}

		/** Loads the packs that could be required and have such words; what is wrong with those is not told. */
		void loadNeighbours(Set<String> words) {
			available().names().stream().filter(pack -> !loaded.containsKey(pack) && hasAny(pack, words)).forEach(this::loadPack);
		}

		private boolean hasAny(String pack, Set<String> words) {
			return available().find(pack).stream().flatMap(found -> new PackReader().read(found).stream())
					.anyMatch(source -> words.stream().anyMatch(source.text()::contains));
		}

		/**
		 * The files of some packs but the core library, each after the packs it builds on; those with an absent optional dependency left
		 * out.
		 */
		private List<Resource> filesInOrder(Set<String> order) {
			var files = new ArrayList<Resource>();
			var waiting = new ArrayList<Resource>();
			var present = new LinkedHashSet<String>(List.of(CoreLibrary.PACK, ""));
			order.stream().filter(pack -> !pack.equals(CoreLibrary.PACK)).forEach(pack -> {
				present.add(pack);
				waiting.addAll(0, loaded.get(pack));
				List<Resource> ready = waiting.stream().filter(file -> present.contains(Viewpoint.companionOf(file))).toList();
				files.addAll(ready);
				waiting.removeAll(ready);
			});
			return files;
		}

		/** Loads a pack and what it requires; a pack that is not there is reported where it is required, by the checks. */
		private void loadPack(String pack) {
			if (!loaded.containsKey(pack)) {
				List<Resource> files = available().find(pack).map(found -> loadAll(sourcesForOthers(found))).orElse(List.of());
				loaded.put(pack, files);
				requirementsOf(files).forEach(this::loadPack);
			}
		}

		/** The packs that can be required; searched when the first one is. */
		private PackCatalog available() {
			PackCatalog known = available;
			if (known == null) {
				PackCatalog catalog = new PackCatalog();
				Stream.concat(libraries.stream(), Stream.ofNullable(folder.getParent()))
						.forEach(library -> catalog.addIn(library, reader::unreadable));
				available = catalog;
				return catalog;
			}
			return known;
		}

		/** The files of a pack as they are on disk, with what somebody has in mind to write there. */
		private List<PackReader.Source> sourcesIn(Path pack) {
			List<PackReader.Source> written = reader.read(pack);
			List<PackReader.Source> changed = unwritten.entrySet().stream().filter(file -> file.getKey().startsWith(pack))
					.map(file -> new PackReader.Source(file.getKey(), file.getValue())).toList();
			if (changed.isEmpty()) {
				return written;
			}
			return Stream.concat(written.stream().filter(source -> !unwritten.containsKey(source.file())), changed.stream())
					.sorted(Comparator.comparing(source -> pack.relativize(source.file()).toString())).toList();
		}

		/** The files that packs see which require the one in a folder: its tests are its own. */
		private List<PackReader.Source> sourcesForOthers(Path pack) {
			return sourcesIn(pack).stream().filter(source -> !TestFiles.holds(source.file(), source.text())).toList();
		}

		/** Files can be read side by side, for none is linked before all are there. */
		private List<Resource> loadAll(List<PackReader.Source> sources) {
			List<Resource> files = sources.stream().map(source -> resources.createResource(URI.createFileURI(source.file().toString())))
					.toList();
			IntStream.range(0, files.size()).parallel().forEach(file -> load(files.get(file), sources.get(file)));
			return files;
		}

		private static void load(Resource resource, PackReader.Source source) {
			try {
				resource.load(new ByteArrayInputStream(source.text().getBytes(StandardCharsets.UTF_8)),
						Map.of(XtextResource.OPTION_ENCODING, StandardCharsets.UTF_8.name()));
			} catch (IOException impossible) {
				throw new UncheckedIOException("A text in memory could not be read", impossible);
			}
		}

		/** The loaded packs that can be reached from one and from those selected with it, each after those it requires. */
		private Set<String> inOrder(String pack) {
			var order = new LinkedHashSet<String>();
			var begun = new LinkedHashSet<String>();
			Stream.of(selection.games(), Stream.of(pack), selection.additions().stream()).flatMap(packs -> packs)
					.filter(loaded::containsKey).forEach(played -> append(played, order, begun));
			return order;
		}

		private void append(String pack, Set<String> order, Set<String> begun) {
			if (begun.add(pack)) {
				requirementsOf(loaded.getOrDefault(pack, List.of())).forEach(required -> append(required, order, begun));
				if (loaded.containsKey(pack)) {
					order.add(pack);
				}
			}
		}

		private static List<String> requirementsOf(List<Resource> files) {
			return files.stream().flatMap(file -> file.getContents().stream())
					.filter(HullFile.class::isInstance).map(content -> ((HullFile) content).getPack())
					.filter(pack -> pack != null).flatMap(pack -> pack.getRequirements().stream())
					.map(Requirement::getPack).filter(pack -> pack != null).distinct().toList();
		}
	}
}
