package org.hullwright.playtest.preparation;

import java.util.List;

import org.hullwright.engine.testing.TestResult;
import org.hullwright.engine.tree.Place;
import org.hullwright.packs.PackProblem;

/**
 * How the tests of a pack went.
 *
 * @param pack what the pack's folder is called
 * @param tests those that were run, in the order of the text; fewer than there are when the user has cancelled
 * @param problems why they could not be run; then there are no tests
 */
public record PackTestRun(String pack, List<RunTest> tests, List<PackProblem> problems) {

	public PackTestRun {
		tests = List.copyOf(tests);
		problems = List.copyOf(problems);
	}

	/**
	 * A test and how it went.
	 *
	 * @param place where it is written
	 * @param result how it went; its own place is that of what failed
	 */
	public record RunTest(Place place, TestResult result) {}

	/** How many passed. */
	public long passed() {
		return tests.stream().filter(test -> test.result().passed()).count();
	}

	/** How many did not. */
	public long failed() {
		return tests.size() - passed();
	}
}
