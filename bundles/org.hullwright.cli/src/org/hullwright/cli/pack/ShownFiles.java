package org.hullwright.cli.pack;

import java.nio.file.Path;

import org.eclipse.emf.common.util.URI;
import org.hullwright.engine.tree.Place;

/**
 * Files of a pack as the user can open them from where the command was given.
 *
 * @param written the folder of the pack, as the user wrote it
 * @param folder the same by its whole path
 */
public record ShownFiles(Path written, Path folder) {

	/** A place with its line; in words where it is in no text. */
	public String shown(Place place) {
		return place.line() == 0 ? place.toString() : fileOf(place) + ":" + place.line() + ":" + place.column();
	}

	/** The file of a place; the folder where it is in none. */
	public String fileOf(Place place) {
		if (place.uri().isEmpty()) {
			return written.toString();
		}
		URI uri = URI.createURI(place.uri());
		return uri.isFile() ? shown(Path.of(uri.trimFragment().toFileString())) : uri.lastSegment();
	}

	/** A file by its whole path. */
	public String shown(Path file) {
		return file.startsWith(folder) ? written.resolve(folder.relativize(file)).toString() : file.toString();
	}
}
