package org.hullwright.picture.scene;

import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A tile lying on the board, as it shows itself.
 *
 * @param groupOrNull the colour of the band behind its title, when it belongs to one of several groups
 * @param valueOrNull the printed value to show large, when it has one
 * @param identifier what tells it from all others of its kind, to show small; empty when it has none
 */
public record TileScene(int piece, String title, @Nullable Hue groupOrNull, @Nullable String valueOrNull, String identifier,
		List<PrintedMark> marks) {

	public TileScene {
		marks = List.copyOf(marks);
	}

	/** {@link #groupOrNull}, as an answer. */
	public Optional<Hue> group() {
		return Optional.ofNullable(groupOrNull);
	}

	/** {@link #valueOrNull}, as an answer. */
	public Optional<String> value() {
		return Optional.ofNullable(valueOrNull);
	}
}
