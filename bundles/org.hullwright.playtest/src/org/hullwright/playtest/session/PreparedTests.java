package org.hullwright.playtest.session;

import java.util.List;

import org.hullwright.engine.testing.TestRunner;

/** What became of a pack whose tests were to be run. */
public sealed interface PreparedTests {

	/** They can be run. */
	record Ready(TestRunner runner) implements PreparedTests {}

	/** The pack has errors; never empty. */
	record Broken(List<Problem> problems) implements PreparedTests {

		public Broken {
			problems = List.copyOf(problems);
		}
	}
}
