package org.hullwright.lang.ide.answer;

/**
 * Something that a game can begin from.
 *
 * @param name of a component or a scenario; the title of a test
 * @param nameRange where that stands
 * @param range all of it
 */
public record StartingPoint(What what, String name, TextRange nameRange, TextRange range) {

	/** What is begun from. */
	public enum What {
		COMPONENT, SCENARIO, TEST
	}
}
