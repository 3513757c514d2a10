package org.hullwright.playtest.session;

import java.util.List;

/** What became of a pack that was to be played. */
public sealed interface PreparedPack {

	/** It can be played. */
	record Ready(Rules rules) implements PreparedPack {}

	/** It has errors; never empty. */
	record Broken(List<Problem> problems) implements PreparedPack {

		public Broken {
			problems = List.copyOf(problems);
		}
	}
}
