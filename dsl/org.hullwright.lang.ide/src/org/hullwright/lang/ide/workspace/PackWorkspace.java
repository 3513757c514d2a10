package org.hullwright.lang.ide.workspace;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.PackChecker;
import org.hullwright.lang.pack.PackLoader;

import com.google.inject.Inject;
import com.google.inject.Singleton;

/**
 * The packs somebody works on, and what is typed but not saved. Thread-safe; questions about different packs do not wait for each other,
 * and the check of a whole pack, which reads from disk into a memory of its own, holds nobody up.
 */
@Singleton
public class PackWorkspace {

	private final PackLoader loader;
	private final PackChecker checker;
	private final Map<URI, String> unsaved = new ConcurrentHashMap<>();
	private final Map<Path, OpenPack> open = new ConcurrentHashMap<>();
	private volatile List<Path> folders = List.of();

	@Inject
	PackWorkspace(PackLoader loader, PackChecker checker) {
		this.loader = loader;
		this.checker = checker;
	}

	/** Says which folders are packs. */
	public void setPacks(Collection<Path> packs) {
		folders = packs.stream().map(folder -> folder.toAbsolutePath().normalize()).distinct()
				.sorted(Comparator.comparing(Path::getNameCount).reversed().thenComparing(Comparator.naturalOrder())).toList();
		open.keySet().retainAll(folders);
		open.values().forEach(OpenPack::outdate);
	}

	/** Says what is in a document. */
	public void setText(URI document, String text) {
		unsaved.put(Documents.normal(document), text);
	}

	/** Says that the file counts again. */
	public void close(URI document) {
		if (unsaved.remove(Documents.normal(document)) != null) {
			outdatePacksAround(document);
		}
	}

	/** Says that files are different on disk. Those that are open are known better from their editors. */
	public void changedOnDisk(Collection<Path> files) {
		files.stream().map(Path::toUri).map(Documents::normal).filter(document -> !unsaved.containsKey(document)).forEach(this::outdatePacksAround);
	}

	/** The given packs and those that require them. */
	public List<Path> affectedBy(Collection<Path> packs) {
		var changed = packs.stream().map(pack -> pack.toAbsolutePath().normalize()).toList();
		return folders.stream()
				.filter(folder -> changed.contains(folder) || changed.stream().anyMatch(other -> pack(folder).requires(other, unsaved, libraries())))
				.toList();
	}

	/** All packs there are. */
	public List<Path> packs() {
		return folders;
	}

	/** The present text of a document. */
	public String text(URI document) {
		String typed = unsaved.get(Documents.normal(document));
		if (typed != null) {
			return typed;
		}
		try (var text = Documents.isFile(document) ? Files.newInputStream(Documents.path(document)) : CoreLibrary.open()) {
			return new String(text.readAllBytes(), StandardCharsets.UTF_8);
		} catch (IOException unreadable) {
			return "";
		}
	}

	/** Asks something about a document, linked with all it can see; empty when there is no such file. */
	public <T> Optional<T> ask(URI document, Function<XtextResource, T> question) {
		URI normal = Documents.normal(document);
		return packAround(normal).ask(normal, unsaved, libraries(), question);
	}

	/** Asks something about every file of one pack. */
	public <T> List<T> askAll(Path pack, Function<XtextResource, Stream<T>> question) {
		return pack(pack).askAll(unsaved, libraries(), question);
	}

	/** The issues of reading that concern one document. */
	public List<Issue> readingIssues(URI document) {
		var address = Documents.address(Documents.normal(document));
		return packAround(document).issues().stream().filter(issue -> Objects.equals(issue.getUriToProblem(), address)).toList();
	}

	/** Checks a pack as it is on disk: every file of it with its issues. */
	public Map<URI, List<Issue>> check(Path folder, CancelIndicator cancelled) {
		LoadedPack pack = loader.load(folder, libraries());
		Map<org.eclipse.emf.common.util.URI, List<Issue>> issues = checker.check(pack, cancelled).stream()
				.filter(issue -> issue.getUriToProblem() != null)
				.collect(Collectors.groupingBy(issue -> issue.getUriToProblem().trimFragment()));
		Map<URI, List<Issue>> checked = new LinkedHashMap<>();
		pack.own().forEach(file -> checked.put(Documents.of(file.getURI()), issues.getOrDefault(file.getURI(), List.of())));
		issues.forEach((address, found) -> checked.putIfAbsent(Documents.of(address), found));
		return checked;
	}

	private void outdatePacksAround(URI document) {
		if (Documents.isFile(document)) {
			Path changed = packAround(document).folder();
			open.values().stream().filter(pack -> pack.folder().equals(changed) || pack.sees(changed)).forEach(OpenPack::outdate);
		}
	}

	private OpenPack packAround(URI document) {
		if (!Documents.isFile(document)) {
			return pack(folders.isEmpty() ? Path.of("").toAbsolutePath() : folders.getFirst()); // every pack has the library
		}
		Path file = Documents.path(document);
		return pack(folders.stream().filter(file::startsWith).findFirst().orElse(file.getParent()));
	}

	private OpenPack pack(Path folder) {
		return open.computeIfAbsent(folder, key -> new OpenPack(key, loader));
	}

	/** Where required packs are looked for: wherever there are packs. */
	private List<Path> libraries() {
		var parents = new ArrayList<Path>();
		folders.stream().map(Path::getParent).filter(Objects::nonNull).distinct().forEach(parents::add);
		return parents;
	}
}
