package org.hullwright.playtest.session;

import java.util.List;

/** What became of a pack that was to be played from a place in its text. */
public sealed interface PreparedStart {

	/**
	 * It can be played.
	 *
	 * @param known what was decided already, in a game that is gone on with
	 */
	record Ready(Rules rules, PlaySetup setup, Line known) implements PreparedStart {}

	/** It cannot; never empty. */
	record Broken(List<Problem> problems) implements PreparedStart {

		public Broken {
			problems = List.copyOf(problems);
		}
	}
}
