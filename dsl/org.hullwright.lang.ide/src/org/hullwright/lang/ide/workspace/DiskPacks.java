package org.hullwright.lang.ide.workspace;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.eclipse.emf.common.util.URI;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.index.FileSummary;
import org.hullwright.lang.ide.index.FreshModels;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.index.PackSummary;
import org.hullwright.lang.ide.index.Summarizer;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.lang.pack.PackCatalog;
import org.hullwright.lang.pack.PackReader;

/**
 * The packs as they are on disk. A pack is read when it is wanted first; what is read is published as a new index, so a holder of one
 * already is not kept waiting. Files that have not changed are not read into models again.
 */
@Singleton
class DiskPacks {

	private final Summarizer summarizer;
	private final FreshModels fresh;
	private final Map<Path, Object> readers = new ConcurrentHashMap<>(); // what to hold while a pack is read for the first time
	private volatile Index index;
	private volatile List<Path> folders = List.of();
	private volatile @Nullable PackCatalog catalog; // null until a pack is looked up
	private int changes; // on disk, that were told until now

	@Inject
	DiskPacks(Summarizer summarizer, FreshModels fresh) {
		this.summarizer = summarizer;
		this.fresh = fresh;
		this.index = new Index(library(summarizer), Map.of(), this::find);
	}

	/** Says which folders are packs. Others are found beside these when they are required. */
	synchronized void setFolders(List<Path> packs) {
		if (!folders.equals(packs)) {
			folders = packs;
			catalog = null;
			var kept = new HashMap<>(index.packs());
			kept.keySet().retainAll(packs);
			index = new Index(index.library(), kept, this::find);
		}
	}

	/** The folders that are packs. */
	List<Path> folders() {
		return folders;
	}

	/** What has been read until now. */
	Index index() {
		return index;
	}

	/** Reads a pack that has not been read yet. Several can be read at once. */
	void require(Path folder, CancelIndicator cancelled) {
		if (index.pack(folder).isEmpty()) {
			synchronized (readers.computeIfAbsent(folder, pack -> new Object())) {
				while (index.pack(folder).isEmpty()) {
					int before = changes();
					publish(read(folder, Map.of(), cancelled), before);
				}
			}
		}
	}

	private synchronized int changes() {
		return changes;
	}

	/** What was read while files changed may be neither as it was nor as it is, and has to be read again. */
	private synchronized void publish(PackSummary pack, int changesBefore) {
		if (changes == changesBefore) {
			index = index.with(Map.of(pack.folder(), pack));
		}
	}

	/** Reads the packs around these files again, as far as they have been read before. */
	synchronized void changed(Collection<Path> files) {
		changes++;
		var read = new HashMap<Path, PackSummary>();
		for (Path folder : index.packs().keySet()) {
			if (files.stream().anyMatch(file -> file.startsWith(folder))) {
				Map<URI, FileSummary> known = index.packs().get(folder).files().stream()
						.collect(Collectors.toMap(FileSummary::getURI, file -> file));
				read.put(folder, read(folder, known, CancelIndicator.NullImpl));
			}
		}
		catalog = null;
		index = new Index(index.library(), index.packs(), this::find).with(read);
	}

	private PackSummary read(Path folder, Map<URI, FileSummary> known, CancelIndicator cancelled) {
		var reader = new PackReader();
		var files = new ArrayList<FileSummary>();
		for (PackReader.Source source : reader.read(folder)) {
			if (cancelled.isCanceled()) {
				throw new CancellationException();
			}
			URI address = URI.createFileURI(source.file().toString());
			FileSummary before = known.get(address);
			files.add(before != null && before.text().equals(source.text()) ? before : read(address, source.text()));
		}
		return new PackSummary(folder, files, reader.issues());
	}

	/** What is read will most likely be checked next. */
	private FileSummary read(URI address, String text) {
		XtextResource model = summarizer.read(address, text);
		FileSummary file = summarizer.summary(model, text);
		fresh.keep(file, model);
		return file;
	}

	/** Where a required pack lies: among the known packs, or else beside one of them. */
	private Optional<Path> find(String pack) {
		PackCatalog known = catalog;
		if (known == null) {
			known = new PackCatalog().add(folders);
			for (Path library : libraries()) {
				known.addIn(library, (folder, reason) -> { /* a library that cannot be looked into has no packs */ });
			}
			catalog = known;
		}
		return known.find(pack);
	}

	private Collection<Path> libraries() {
		var packs = new ArrayList<>(folders);
		index.packs().keySet().stream().filter(folder -> !packs.contains(folder)).forEach(packs::add);
		return packs.stream().map(Path::getParent).filter(Objects::nonNull).distinct().toList();
	}

	private static FileSummary library(Summarizer summarizer) {
		try (InputStream text = CoreLibrary.open()) {
			return summarizer.summary(CoreLibrary.LOCATION, new String(text.readAllBytes(), StandardCharsets.UTF_8));
		} catch (IOException broken) {
			throw new UncheckedIOException("The core library cannot be read", broken);
		}
	}
}
