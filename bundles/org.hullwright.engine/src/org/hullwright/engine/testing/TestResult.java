package org.hullwright.engine.testing;

import java.util.List;

import org.hullwright.engine.tree.Place;

/**
 * How a test went.
 *
 * @param title of the test
 * @param covers identifiers of the rules it covers
 * @param place of the test, or of what failed in it
 * @param message what failed; empty when nothing did
 */
public record TestResult(String title, List<String> covers, Place place, String message) {

	/** Keeps its own copy. */
	public TestResult {
		covers = List.copyOf(covers);
	}

	/** Whether everything was as expected. */
	public boolean passed() {
		return message.isEmpty();
	}
}
