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
 * @param chain what was being performed when a rule failed, the innermost first; empty for everything else
 * @param finalState fingerprint of the state when it passed or a rule failed; 0 for everything else
 */
public record TestResult(String title, List<String> covers, Place place, String message, List<Place> chain, long finalState) {

	public TestResult {
		covers = List.copyOf(covers);
		chain = List.copyOf(chain);
	}

	/** Whether everything was as expected. */
	public boolean passed() {
		return message.isEmpty();
	}
}
