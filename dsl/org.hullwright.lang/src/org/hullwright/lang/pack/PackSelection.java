package org.hullwright.lang.pack;

import java.util.List;
import java.util.stream.Stream;

/**
 * Packs that are loaded with one that does not require them.
 *
 * @param game the name of the pack that brings the game, for a pack that requires only what several games share; empty for none. What it
 * changes applies before what the pack changes.
 * @param additions names of packs that add to the same game, whose changes apply after those of the pack
 */
public record PackSelection(String game, List<String> additions) {

	/** Only the pack and what it requires. */
	public static final PackSelection NONE = new PackSelection("");

	/** Copies the list. */
	public PackSelection {
		additions = List.copyOf(additions);
	}

	/** @param game the name of the pack that brings the game; empty for none */
	public PackSelection(String game) {
		this(game, List.of());
	}

	/** The names of all of them. */
	public List<String> packs() {
		return Stream.concat(games(), additions.stream()).toList();
	}

	/** The name of the game, if there is one. */
	Stream<String> games() {
		return Stream.of(game).filter(name -> !name.isEmpty());
	}
}
