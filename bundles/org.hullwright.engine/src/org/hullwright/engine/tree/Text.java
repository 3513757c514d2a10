package org.hullwright.engine.tree;

import java.util.List;

/**
 * A text with gaps for values.
 *
 * @param parts in order
 */
public record Text(List<Part> parts) {

	public Text {
		parts = List.copyOf(parts);
	}

	/** A text without gaps. */
	public static Text of(String words) {
		return new Text(List.of(new Words(words)));
	}

	/** A part of a text. */
	public sealed interface Part {}

	/** Words as they stand. */
	public record Words(String words) implements Part {}

	/** A value, shown in the way of its type. */
	public record Shown(Value value, Display display) implements Part {}

	/** How a value is shown to people. */
	public enum Display {
		NUMBER, TRUTH, PIECE, SORT, WORD, FACE, TEXT, ZONE
	}
}
