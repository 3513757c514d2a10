package org.hullwright.editor.wizard;

import org.hullwright.lang.pack.PackDraft;

/**
 * What a new pack is to be.
 *
 * @param draft its name, which is also that of the project, and its title
 * @param beginning what it begins with
 */
record NewPack(PackDraft draft, Beginning beginning) {

	/** What a new pack begins with. */
	sealed interface Beginning {}

	/** Nothing: a game of its own. */
	record FromNothing() implements Beginning {}

	/**
	 * Nothing yet, but it will change another pack.
	 *
	 * @param base what that is called in Hull
	 */
	record ChangesTo(String base) implements Beginning {}

	/**
	 * All that is in another pack.
	 *
	 * @param original that pack
	 */
	record CopyOf(PackProject original) implements Beginning {}

	/** The text of its first file, unless it is a copy. */
	String text() {
		return beginning instanceof ChangesTo(String base) ? draft.changing(base) : draft.text();
	}
}
