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
 * @param condition an expression of Hull that must hold there; none when they always are to
 */
public record StopLine(Path file, int line, Optional<String> condition) {

	/** Where games always are to stand still. */
	public StopLine(Path file, int line) {
		this(file, line, Optional.empty());
	}

	/** The same line, whatever holds there. */
	public StopLine withoutCondition() {
		return new StopLine(file, line);
	}

	/** The same line, when something holds there. */
	public StopLine when(String condition) {
		return new StopLine(file, line, Optional.of(condition));
	}

	/** The line of a place; none for what stands in no file. */
	public static Optional<StopLine> of(Place place) {
		return place.uri().startsWith("file:")
				? Optional.of(new StopLine(Path.of(URI.create(place.uri())), place.line()))
				: Optional.empty();
	}
}
