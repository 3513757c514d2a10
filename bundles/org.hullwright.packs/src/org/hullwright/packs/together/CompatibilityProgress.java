package org.hullwright.packs.together;

/** Is told how far a compatibility run is, on its thread. */
public interface CompatibilityProgress {

	/** The next pair, or the next unit by itself, where both are the same. */
	void trying(Unit one, Unit other);

	/** Whether somebody has cancelled: what is known so far is told. */
	boolean isCancelled();
}
