package org.hullwright.playtest.debug;

import java.util.List;
import java.util.function.Supplier;

/**
 * Something that is known where a game stands still: what it is called, what it is, and what more can be said about it.
 *
 * @param value in the words of the game; of several things how many there are
 * @param piece its number, where it is a piece; else {@link #NO_PIECE}
 * @param parts looked for when somebody wants to see them
 */
public record DebugValue(String name, String value, int piece, Supplier<List<DebugValue>> parts) {

	/** Stands for something that is no piece. */
	public static final int NO_PIECE = -1;

	/** Something that is no piece. */
	DebugValue(String name, String value, Supplier<List<DebugValue>> parts) {
		this(name, value, NO_PIECE, parts);
	}

	/** Something about which there is no more to say. */
	public static DebugValue plain(String name, String value) {
		return new DebugValue(name, value, List::of);
	}
}
