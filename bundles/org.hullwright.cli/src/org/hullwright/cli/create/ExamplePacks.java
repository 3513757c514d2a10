package org.hullwright.cli.create;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.stream.Stream;

import org.hullwright.cli.pack.Workshop;
import org.hullwright.lang.pack.PackCatalog;

/**
 * The packs that come with the program, to be copied by those who build on them.
 *
 * @param folder in which they lie
 */
record ExamplePacks(Path folder) {

	/** Says where they lie; set by whoever starts the program. */
	static final String FOLDER_PROPERTY = "hullwright.examples";

	/** Those of this program; none where nobody says where they lie. */
	static Optional<ExamplePacks> ofThisProgram() {
		return Optional.ofNullable(System.getProperty(FOLDER_PROPERTY)).map(Path::of).map(ExamplePacks::new);
	}

	/**
	 * The names of the folders of a pack and of all that it requires, without those that are there; none for a pack of somebody else.
	 *
	 * @param there packs that need not be copied
	 */
	List<String> neededFor(String pack, PackCatalog there, Workshop workshop) {
		PackCatalog examples = in(folder);
		return examples.find(pack).stream()
				.flatMap(place -> Stream.concat(Stream.of(pack), requiredBy(place, workshop).reversed().stream()))
				.filter(needed -> there.find(needed).isEmpty()).flatMap(needed -> examples.find(needed).stream())
				.map(place -> place.getFileName().toString()).toList();
	}

	private static SequencedSet<String> requiredBy(Path pack, Workshop workshop) {
		var names = new LinkedHashSet<String>();
		workshop.open(pack).opened().loaded().requiredFiles().stream().filter(file -> file.getPack() != null)
				.forEach(file -> names.add(file.getPack().getName()));
		return names;
	}

	/** The packs that lie in a folder; none where it cannot be looked into. */
	static PackCatalog in(Path folder) {
		return new PackCatalog().addIn(folder, (unreadable, reason) -> { /* nothing can be copied from there */ });
	}
}
