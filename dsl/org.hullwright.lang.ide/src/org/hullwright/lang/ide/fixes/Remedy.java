package org.hullwright.lang.ide.fixes;

import org.hullwright.lang.ide.edit.Edit;

/**
 * One way to mend a mistake.
 *
 * @param title what it does, in the words of the game
 * @param edit what changes
 * @param isSafe whether the text means afterwards what it meant before
 */
record Remedy(String title, Edit edit, boolean isSafe) {

	/** One that the author has to choose, as the text means something else afterwards. */
	static Remedy of(String title, Edit edit) {
		return new Remedy(title, edit, false);
	}

	/** One that leaves the meaning as it is. */
	static Remedy safe(String title, Edit edit) {
		return new Remedy(title, edit, true);
	}
}
