package org.hullwright.cli.together;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.hullwright.cli.pack.ShownFiles;
import org.hullwright.engine.tree.Place;

/** Places in any of several packs, with files as the user can open them. */
final class WrittenPlaces {

	private final List<ShownFiles> folders;

	/** @param packs the folders of the packs, as the user wrote them */
	WrittenPlaces(List<Path> packs) {
		folders = Stream.concat(packs.stream(), packs.stream().map(WrittenPlaces::around))
				.map(folder -> new ShownFiles(folder, folder.toAbsolutePath().normalize())).toList();
	}

	/** Required packs lie beside the named ones. */
	private static Path around(Path pack) {
		Path written = pack.getParent();
		return written != null ? written : pack.resolve("..").normalize();
	}

	/** The file of a place. */
	String fileOf(Place place) {
		String whole = new ShownFiles(Path.of(""), Path.of("")).fileOf(place);
		return folders.stream().map(folder -> folder.fileOf(place)).filter(shown -> !shown.equals(whole)).findFirst().orElse(whole);
	}

	/** A place with its line and column. */
	String shown(Place place) {
		return fileOf(place) + ":" + place.line() + ":" + place.column();
	}
}
