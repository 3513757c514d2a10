package org.hullwright.cli.mutation;

import java.util.List;

/** What came of one mutant. */
sealed interface Verdict {

	/** It does not compile, or the checks find an error in it. */
	record Invalid() implements Verdict {}

	/** A test failed. */
	record Killed(String test) implements Verdict {}

	/**
	 * No test failed.
	 *
	 * @param performers positions of the tests that perform the place, the shortest first; of all tests where the place is no sentence
	 */
	record Survived(List<Integer> performers) implements Verdict {

		public Survived {
			performers = List.copyOf(performers);
		}
	}
}
