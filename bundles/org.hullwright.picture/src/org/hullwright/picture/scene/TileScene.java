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
 * @param emblem what it is told apart by, to show large behind all else; blank when it has none
 * @param edgesOrNull what is printed along its edges, where the board has directions for them
 */
public record TileScene(int piece, String title, @Nullable Hue groupOrNull, @Nullable String valueOrNull, String identifier,
		List<PrintedMark> marks, Emblem emblem, @Nullable TurnedEdges edgesOrNull) {

	public TileScene {
		marks = List.copyOf(marks);
	}

	/** A tile without an emblem, and without anything along its edges. */
	public TileScene(int piece, String title, @Nullable Hue groupOrNull, @Nullable String valueOrNull, String identifier,
			List<PrintedMark> marks) {
		this(piece, title, groupOrNull, valueOrNull, identifier, marks, Emblem.NONE, null);
	}

	/** The same with other marks. */
	public TileScene marked(List<PrintedMark> others) {
		return new TileScene(piece, title, groupOrNull, valueOrNull, identifier, others, emblem, edgesOrNull);
	}

	/** {@link #edgesOrNull}, as an answer. */
	public Optional<TurnedEdges> edges() {
		return Optional.ofNullable(edgesOrNull);
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
