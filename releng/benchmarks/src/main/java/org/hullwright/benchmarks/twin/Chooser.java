package org.hullwright.benchmarks.twin;

/** Decides for the players of a game. */
public interface Chooser {

	/**
	 * The option that somebody takes, from 0.
	 *
	 * @param seat who decides, from 1
	 * @param options how many there are, at least 2
	 */
	int choose(int seat, int options);
}
