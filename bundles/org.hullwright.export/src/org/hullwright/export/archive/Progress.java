package org.hullwright.export.archive;

/**
 * Is told how far an export or import has come, from the thread that works. Whatever it throws stops the work, and nothing is left of it.
 */
@FunctionalInterface
public interface Progress {

	/** For callers that do not want to know. */
	Progress UNWATCHED = (file, done, all) -> {};

	/**
	 * A file is begun.
	 *
	 * @param file its path in the pack
	 * @param done how many files are finished
	 * @param all of how many
	 */
	void at(String file, int done, int all);
}
