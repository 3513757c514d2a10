package org.hullwright.packs.together;

/** How two units go together. */
public enum Outcome {

	/** They do, as far as was looked. */
	TOGETHER,
	/** They exclude each other, as somebody has written. */
	EXCLUDED,
	/** What they say clashes, so that nothing can be played or one silences the other. */
	CLASH,
	/** What they say goes together; a game with both came to an error that none with one of them did. */
	BREAKS,
	/** One of them does not even work by itself. */
	BROKEN,
	/** Not looked at, as somebody has cancelled. */
	OPEN;

	/** Whether somebody has to mend something. */
	public boolean isProblem() {
		return this == CLASH || this == BREAKS || this == BROKEN;
	}
}
