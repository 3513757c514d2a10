package org.hullwright.lang.ide.fixes;

import org.hullwright.lang.ide.edit.Edit;

/**
 * A code action: one quick fix of a diagnostic.
 *
 * @param title what it does, in the words of the game
 * @param edit what changes
 * @param isSafe whether the text means afterwards what it meant before
 */
record CodeAction(String title, Edit edit, boolean isSafe) {

	/** One that the author has to choose, as the text means something else afterwards. */
	static CodeAction of(String title, Edit edit) {
		return new CodeAction(title, edit, false);
	}

	/** One that leaves the meaning as it is. */
	static CodeAction safe(String title, Edit edit) {
		return new CodeAction(title, edit, true);
	}
}
