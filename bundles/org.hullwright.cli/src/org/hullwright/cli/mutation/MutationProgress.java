package org.hullwright.cli.mutation;

/** Hears how far mutation testing is, from several threads. */
interface MutationProgress {

	/** So many mutants of so many have been tested. */
	void tested(int mutants, int total);

	/** Whether the user has cancelled it. */
	boolean isCancelled();
}
