package org.hullwright.playtest.testgeneration;

/** What became of a moment that was to be a test. */
public sealed interface MadeTest {

	/**
	 * It is one, and passes.
	 *
	 * @param text of the test, to be written behind what the file says
	 */
	record Passing(String text) implements MadeTest {}

	/**
	 * It cannot be one.
	 *
	 * @param reason for people
	 */
	record Refused(String reason) implements MadeTest {}
}
