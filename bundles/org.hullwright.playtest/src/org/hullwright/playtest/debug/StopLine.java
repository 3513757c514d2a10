package org.hullwright.playtest.debug;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Place;

/**
 * Where games are to stand still: before the first sentence of a line, or else of the next line that has one.
 *
 * @param file absolute
 * @param line from 1
 * @param conditionOrNull an expression of Hull that must hold there; null when they always are to
 */
public record StopLine(Path file, int line, @Nullable String conditionOrNull) {

	/** Where games always are to stand still. */
	public StopLine(Path file, int line) {
		this(file, line, null);
	}

	/** The same line, whatever holds there. */
	public StopLine withoutCondition() {
		return new StopLine(file, line);
	}

	/** The same line, when something holds there. */
	public StopLine when(String condition) {
		return new StopLine(file, line, condition);
	}

	/** {@link #conditionOrNull}, as an answer. */
	public Optional<String> condition() {
		return Optional.ofNullable(conditionOrNull);
	}

	/** The line of a place; none for what stands in no file. */
	public static Optional<StopLine> of(Place place) {
		return place.uri().startsWith("file:")
				? Optional.of(new StopLine(Path.of(URI.create(place.uri())), place.line()))
				: Optional.empty();
	}
}
