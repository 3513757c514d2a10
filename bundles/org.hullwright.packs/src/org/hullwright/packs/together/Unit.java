package org.hullwright.packs.together;

import org.hullwright.engine.tree.Place;

/**
 * Something that can be added to a game: a row and a column of a matrix.
 *
 * @param pack that declares it
 * @param name of the expansion or the mode; that of the pack where it is the pack itself
 * @param place where it is declared
 */
public record Unit(Sort sort, String pack, String name, String title, Place place) {

	/** What is added. */
	public enum Sort {
		/** What a pack changes whatever is switched on. */
		PACK,
		/** An expansion, and with it what it requires. */
		EXPANSION,
		/** A mode, and with it the expansions that it requires. */
		MODE
	}

	/** How it is told from all others: an expansion or a mode by its pack and its name. */
	public String label() {
		return sort == Sort.PACK ? pack : pack + "." + name;
	}
}
