package org.hullwright.lang.pack;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.model.Game;
import org.hullwright.model.HullFile;

/**
 * A pack with everything it requires, linked on demand.
 *
 * @param name what the pack's files call it; the name of the folder when they do not agree or there are none
 * @param folder where it lies
 * @param resources holds all files; owned by the caller
 * @param own the pack's own files, by their paths, without those that are left out here
 * @param elsewhere own files that are left out here, by their paths: the pack beside which they count is not among the required ones. It is
 * in the resource set where there is such a pack at all, so that they can be checked.
 * @param required the files of the packs it requires, and of others that were selected with it, each pack after those it requires itself;
 * the core library first
 * @param ordered all files that count, in the order in which what they change applies: each pack after those it requires, a file with an
 * optional dependency after the pack it waits for, packs that add to the same game last
 * @param issues what went wrong while reading; what is wrong with the content is told by {@link PackChecker}
 */
public record LoadedPack(String name, Path folder, ResourceSet resources, List<Resource> own, List<Resource> elsewhere,
		List<Resource> required, List<Resource> ordered, List<Issue> issues) {

	public LoadedPack {
		own = List.copyOf(own);
		elsewhere = List.copyOf(elsewhere);
		required = List.copyOf(required);
		ordered = List.copyOf(ordered);
		issues = List.copyOf(issues);
	}

	/** All files that count, in the order in which what they change applies. */
	public List<HullFile> files() {
		return ordered.stream().flatMap(LoadedPack::contentOf).toList();
	}

	/** The pack's own files that count here. */
	public List<HullFile> ownFiles() {
		return own.stream().flatMap(LoadedPack::contentOf).toList();
	}

	/** The pack's own files, wherever they count. */
	public List<HullFile> allOwnFiles() {
		return Stream.concat(own.stream(), elsewhere.stream()).flatMap(LoadedPack::contentOf).toList();
	}

	/** The files of the packs it requires, in the order of dependence. */
	public List<HullFile> requiredFiles() {
		return required.stream().flatMap(LoadedPack::contentOf).toList();
	}

	/** The game that the pack itself brings, the last one when there are several; none for a pack that only adds to others. */
	public Optional<Game> ownGame() {
		return ownFiles().stream().flatMap(file -> file.getDeclarations().stream()).filter(Game.class::isInstance).map(Game.class::cast)
				.reduce((before, last) -> last);
	}

	private static Stream<HullFile> contentOf(Resource resource) {
		return resource.getContents().stream().filter(HullFile.class::isInstance).map(HullFile.class::cast);
	}
}
