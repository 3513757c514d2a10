package org.hullwright.playtest.session;

import java.util.List;

/**
 * What came of trying a text that is not written yet.
 *
 * @param problems what is not as it should be in that text, in the order of the text
 * @param tests what runs the tests of the pack with it
 */
public record TriedText(List<Problem> problems, PreparedTests tests) {

	public TriedText {
		problems = List.copyOf(problems);
	}
}
