package org.hullwright.playtest.debug;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import org.hullwright.engine.tree.Place;

/**
 * Where games are to stand still: before the first sentence of a line, or else of the next line that has one.
 *
 * @param file absolute
 * @param line from 1
 */
public record StopLine(Path file, int line) {
	/** The line of a place; none for what stands in no file. */
	public static Optional<StopLine> of(Place place) {
		return place.uri().startsWith("file:") ? Optional.of(new StopLine(Path.of(URI.create(place.uri())), place.line())) : Optional.empty();
	}
}
