package org.hullwright.cli.mutation;

/** Hears how far mutation testing is, from several threads. */
interface Progress {

	/** So many mutants of so many have been tested. */
	void tested(int mutants, int total);

	/** Whether the user has cancelled it. */
	boolean isCancelled();
}
