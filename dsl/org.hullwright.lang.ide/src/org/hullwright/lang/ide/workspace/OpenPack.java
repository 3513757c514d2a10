package org.hullwright.lang.ide.workspace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.PackLoader;

/**
 * A pack that somebody edits: its files with all they require, kept in memory. When a text changes only that file is parsed again; names
 * in other files are looked up anew the next time one of those is asked about. One question at a time, because linking is lazy and
 * changes what it reads.
 */
final class OpenPack {

	private final Path folder;
	private final PackLoader loader;
	private final ReentrantLock lock = new ReentrantLock(true);
	private final Map<Resource, Long> linked = new HashMap<>(); // to the state of the texts it was linked at
	private volatile LoadedPack pack;
	private long texts; // counts changes of any text
	private volatile boolean outdated = true;

	OpenPack(Path folder, PackLoader loader) {
		this.folder = folder;
		this.loader = loader;
	}

	Path folder() {
		return folder;
	}

	/** Has the pack loaded again before the next question. */
	void outdate() {
		outdated = true;
	}

	/**
	 * Asks something about one file of the pack, or of a pack it requires; empty when it is not among them.
	 *
	 * @param unsaved what counts instead of files
	 */
	<T> Optional<T> ask(URI document, Map<URI, String> unsaved, Collection<Path> libraries, Function<XtextResource, T> question) {
		return whileLocked(unsaved, libraries, () -> resource(document).map(file -> {
			link(file);
			return question.apply(file);
		}));
	}

	/** Asks something about every file of the pack, linked. */
	<T> List<T> askAll(Map<URI, String> unsaved, Collection<Path> libraries, Function<XtextResource, Stream<T>> question) {
		return whileLocked(unsaved, libraries, () -> {
			var files = pack.own().stream().map(XtextResource.class::cast).toList();
			files.forEach(this::link);
			return files.stream().flatMap(question).toList();
		});
	}

	/** Whether another pack is this one or is required by it, directly or not. */
	boolean requires(Path other, Map<URI, String> unsaved, Collection<Path> libraries) {
		return whileLocked(unsaved, libraries, () -> sees(other));
	}

	/** The same, as far as it is known without reading anything. */
	boolean sees(Path other) {
		LoadedPack known = pack;
		return known != null && Stream.concat(known.own().stream(), known.required().stream())
				.anyMatch(file -> file.getURI().isFile() && Path.of(file.getURI().toFileString()).startsWith(other));
	}

	/** What went wrong while the files were read; nothing before the first question. */
	List<Issue> issues() {
		LoadedPack known = pack;
		return known == null ? List.of() : known.issues();
	}

	private <T> T whileLocked(Map<URI, String> unsaved, Collection<Path> libraries, Supplier<T> answer) {
		try {
			lock.lockInterruptibly();
		} catch (InterruptedException lostInterest) {
			Thread.currentThread().interrupt();
			throw new CancellationException();
		}
		try {
			refresh(unsaved, libraries);
			return answer.get();
		} finally {
			lock.unlock();
		}
	}

	private void refresh(Map<URI, String> unsaved, Collection<Path> libraries) {
		if (outdated) {
			outdated = false;
			pack = loader.load(folder, libraries);
			linked.clear();
			Stream.concat(pack.own().stream(), pack.required().stream()).forEach(file -> linked.put(file, texts));
		}
		unsaved.forEach((document, text) -> resource(document).filter(file -> !textOf(file).equals(text)).ifPresent(file -> parse(file, text)));
	}

	private void parse(XtextResource file, String text) {
		try {
			file.reparse(text);
		} catch (IOException impossible) {
			throw new UncheckedIOException("A text in memory could not be read", impossible);
		}
		texts++;
	}

	/** Looks names up anew when a text has changed since; in all files, because types lead from each to any other. */
	private void link(XtextResource asked) {
		if (linked.getOrDefault(asked, -1L) < texts) {
			linked.keySet().forEach(file -> {
				var each = (XtextResource) file;
				each.getCache().clear(each);
				each.relink();
			});
			linked.replaceAll((file, before) -> texts);
		}
	}

	private Optional<XtextResource> resource(URI document) {
		Resource found = pack.resources().getResource(Documents.address(document), false);
		return found instanceof XtextResource file && file.getParseResult() != null ? Optional.of(file) : Optional.empty();
	}

	static String textOf(XtextResource file) {
		return file.getParseResult().getRootNode().getText();
	}
}
