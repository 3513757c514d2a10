package org.hullwright.cli.mutation;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.pack.LoadedPack;

/** The files that faults are planted in: those of the pack that is tested, or of packs that it requires. */
final class MutatedFiles {

	private final Set<String> packs;

	/**
	 * @param pack that is tested
	 * @param packs names of those that faults are planted in; none for the pack itself
	 * @throws ContentProblem when one of them is not there
	 */
	MutatedFiles(LoadedPack pack, Set<String> packs) {
		this.packs = packs.isEmpty() ? Set.of(pack.name()) : Set.copyOf(packs);
		Set<String> there = onDisk(pack).map(PackContext::packOf).collect(Collectors.toCollection(TreeSet::new));
		this.packs.stream().filter(name -> !there.contains(name)).findFirst().ifPresent(missing -> {
			throw new ContentProblem(
					"--mutants-in: " + pack.name() + " does not require " + missing + "; there are " + String.join(", ", there));
		});
	}

	private static Stream<Resource> onDisk(LoadedPack pack) {
		return Stream.concat(pack.own().stream(), pack.required().stream()).filter(file -> file.getURI().isFile());
	}

	/** These files of a pack, in its order. */
	List<Resource> of(LoadedPack pack) {
		return onDisk(pack).filter(file -> packs.contains(PackContext.packOf(file))).toList();
	}

	/** The texts of all files of a pack and those it requires, by their paths. */
	static Map<Path, String> textsOf(LoadedPack pack) {
		return onDisk(pack).collect(Collectors.toMap(file -> Path.of(file.getURI().toFileString()),
				file -> ((XtextResource) file).getParseResult().getRootNode().getText()));
	}
}
