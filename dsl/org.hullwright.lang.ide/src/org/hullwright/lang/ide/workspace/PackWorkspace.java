package org.hullwright.lang.ide.workspace;

import java.net.URI;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

import com.google.inject.Inject;
import com.google.inject.Provider;
import com.google.inject.Singleton;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.index.FileSummary;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.index.IndexedResources;
import org.hullwright.lang.ide.index.PackSummary;
import org.hullwright.lang.ide.index.Summarizer;
import org.hullwright.lang.ide.index.VisibleFiles;

/**
 * The packs of the workspace, and the overlays of what is typed but not saved. Thread-safe. Each open document has a context of its own,
 * which answers against a snapshot of everything else, so that no answer waits for another document or for the check of a pack.
 */
@Singleton
public class PackWorkspace {

	private final DiskPacks disk;
	private final Summarizer summarizer;
	private final Provider<XtextResourceSet> resourceSets;
	private final Map<URI, OpenText> open = new ConcurrentHashMap<>();
	private final ThreadLocal<URI> answered = new ThreadLocal<>(); // the document that this thread has a question about
	private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
	private volatile @Nullable Overlaid overlaid;
	private volatile @Nullable Dressed dressed; // the document whose cards were seen in a theme last

	@Inject
	PackWorkspace(DiskPacks disk, Summarizer summarizer, Provider<XtextResourceSet> resourceSets) {
		this.disk = disk;
		this.summarizer = summarizer;
		this.resourceSets = resourceSets;
	}

	/** A document that is open, with who knows its present text; every text that a client told has a number of its own. */
	private record OpenText(Supplier<String> source, long version, DocumentContext context) {

		String text() {
			return source.get();
		}
	}

	/** A document seen together with a theme, which other questions about it know nothing of. */
	private record Dressed(URI document, Path theme, DocumentContext context) {}

	/** An index with unsaved texts over it, kept together with what it was made from. */
	private record Overlaid(Index disk, Map<URI, FileSummary> texts, Index index) {}

	/** Says which folders are packs. */
	public void setPacks(Collection<Path> packs) {
		disk.setFolders(packs.stream().map(folder -> folder.toAbsolutePath().normalize()).distinct()
				.sorted(Comparator.comparing(Path::getNameCount).reversed().thenComparing(Comparator.naturalOrder())).toList());
		listeners.forEach(Runnable::run);
	}

	/** Runs whenever other packs or other files on disk count, in the thread that said so. */
	public void addListener(Runnable changed) {
		listeners.add(changed);
	}

	public void removeListener(Runnable changed) {
		listeners.remove(changed);
	}

	/** All packs there are. */
	public List<Path> packs() {
		return disk.folders();
	}

	/** Says what is in a document. Yields the number of that text, larger than that of any before. */
	public long setText(URI document, String text) {
		return open.compute(Documents.normal(document), (normal, before) -> before == null
				? new OpenText(() -> text, 1, context(normal))
				: before.text().equals(text) ? before : new OpenText(() -> text, before.version() + 1, before.context())).version();
	}

	/** Says who knows what is in a document, now and later. */
	public void follow(URI document, Supplier<String> text) {
		URI normal = Documents.normal(document);
		open.put(normal, new OpenText(text, 1, context(normal)));
	}

	/** The number of the present text of a document; 0 when it is not open. */
	public long version(URI document) {
		OpenText text = open.get(Documents.normal(document));
		return text == null ? 0 : text.version();
	}

	public List<URI> openDocuments() {
		return List.copyOf(open.keySet());
	}

	/** Says that the file counts again. */
	public void close(URI document) {
		if (open.remove(Documents.normal(document)) != null && Documents.isFile(document)) {
			disk.changed(List.of(Documents.path(document)));
		}
	}

	/** Says that files are different on disk. */
	public void changedOnDisk(Collection<Path> files) {
		disk.changed(files.stream().map(file -> file.toAbsolutePath().normalize()).toList());
		listeners.forEach(Runnable::run);
	}

	/** The present text of a document; empty text when there is none. */
	public String text(URI document) {
		URI normal = Documents.normal(document);
		OpenText text = open.get(normal);
		return text != null
				? text.text()
				: present(folderOf(normal), CancelIndicator.NullImpl).visibleFrom(folderOf(normal))
						.find(Documents.address(normal)).map(FileSummary::text).orElse("");
	}

	/**
	 * Asks something about a document, linked with all it can see; empty when there is no such file. The question gets the index that the
	 * document is linked against, and asks the workspace for nothing: two questions about two documents would wait for each other for ever.
	 */
	public <T> Optional<T> ask(URI document, CancelIndicator cancelled, BiFunction<XtextResource, Index, T> question) {
		URI normal = Documents.normal(document);
		Index index = present(folderOf(normal), cancelled);
		VisibleFiles visible = index.visibleFrom(folderOf(normal));
		if (visible.find(Documents.address(normal)).isEmpty()) {
			return Optional.empty();
		}
		OpenText text = open.get(normal);
		DocumentContext context = text == null ? context(normal) : text.context();
		return Optional.ofNullable(context.ask(visible, file -> {
			answered.set(normal);
			try {
				return question.apply(file, index);
			} finally {
				answered.remove();
			}
		}));
	}

	/**
	 * Asks something about a document, linked with all it can see and with a theme; without that when there is no theme of that name. The
	 * question asks the workspace for nothing.
	 *
	 * @param theme the name of a pack; empty text for none
	 */
	public <T> Optional<T> askDressed(URI document, String theme, CancelIndicator cancelled, Function<XtextResource, T> question) {
		URI normal = Documents.normal(document);
		Optional<Path> folder = theme.isEmpty() ? Optional.empty() : themeOf(normal, theme, cancelled);
		if (folder.isEmpty()) {
			return ask(document, cancelled, (file, index) -> question.apply(file));
		}
		VisibleFiles visible = everything(folderOf(normal), cancelled).visibleFrom(folderOf(normal), folder.get());
		if (visible.find(Documents.address(normal)).isEmpty()) {
			return Optional.empty();
		}
		Dressed known = dressed;
		if (known == null || !known.document().equals(normal) || !known.theme().equals(folder.get())) {
			known = new Dressed(normal, folder.get(), context(normal));
			dressed = known;
		}
		return Optional.ofNullable(known.context().ask(visible, question));
	}

	private Optional<Path> themeOf(URI document, String theme, CancelIndicator cancelled) {
		return everything(folderOf(document), cancelled).themes().stream().filter(pack -> pack.name().equals(theme))
				.map(PackSummary::folder).findFirst();
	}

	/** The core library. */
	public FileSummary library() {
		return disk.index().library();
	}

	/** The folder of the pack that a document belongs to; its own folder when that is no known pack. */
	public Path folderOf(URI document) {
		List<Path> folders = disk.folders();
		if (!Documents.isFile(document)) {
			return folders.isEmpty() ? Path.of("").toAbsolutePath() : folders.getFirst(); // every pack sees the library
		}
		Path file = Documents.path(document);
		return folders.stream().filter(file::startsWith).findFirst().orElse(file.getParent());
	}

	/** Everything as it is on disk; a pack and all it requires have been read into it. */
	public Index saved(Path folder, CancelIndicator cancelled) {
		Index index = disk.index();
		while (!isRead(folder, index, cancelled)) {
			index = disk.index();
		}
		return index;
	}

	/** Everything with the unsaved texts over it; a pack and all it requires have been read into it. */
	public Index present(Path folder, CancelIndicator cancelled) {
		Index index = overlaid(cancelled);
		while (!isRead(folder, index, cancelled)) {
			index = overlaid(cancelled);
		}
		return index;
	}

	/** The same with all packs read into it. */
	public Index everything(Path folder, CancelIndicator cancelled) {
		packs().forEach(pack -> present(pack, cancelled));
		return present(folder, cancelled);
	}

	/** Reads what is missing from an index; true when nothing is. */
	private boolean isRead(Path folder, Index index, CancelIndicator cancelled) {
		List<Path> missing = index.reachableFrom(folder).stream().filter(pack -> index.pack(pack).isEmpty()).toList();
		missing.forEach(pack -> disk.require(pack, cancelled));
		return missing.isEmpty();
	}

	private Index overlaid(CancelIndicator cancelled) {
		if (answered.get() != null) {
			throw new IllegalStateException("A question about " + answered.get()
					+ " asks for the texts of all open documents, which may be about to ask for that one");
		}
		Map<URI, FileSummary> texts = new HashMap<>();
		open.forEach((document, text) -> {
			disk.require(folderOf(document), cancelled);
			texts.put(document, text.context().read(text.text()));
		});
		Index saved = disk.index();
		Overlaid known = overlaid;
		if (known == null || known.disk() != saved || !known.texts().equals(texts)) {
			known = new Overlaid(saved, texts, saved.with(changedPacks(saved, texts)));
			overlaid = known;
		}
		return known.index();
	}

	private Map<Path, PackSummary> changedPacks(Index saved, Map<URI, FileSummary> texts) {
		var changed = new HashMap<Path, PackSummary>();
		texts.forEach((document, text) -> {
			Path folder = folderOf(document);
			PackSummary pack = changed.getOrDefault(folder, saved.packs().get(folder));
			if (pack != null && !pack.find(text.getURI()).map(file -> file.text().equals(text.text())).orElse(false)) {
				changed.put(folder, pack.with(text));
			}
		});
		return changed;
	}

	private DocumentContext context(URI document) {
		VisibleFiles nothing = new Index(disk.index().library(), Map.of(), pack -> Optional.empty()).visibleFrom(Path.of(""));
		return new DocumentContext(Documents.address(document), summarizer, new IndexedResources(resourceSets.get(), nothing));
	}
}
