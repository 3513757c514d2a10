package org.hullwright.playtest.testgeneration;

/**
 * Something that a test expects.
 *
 * @param hull what stands after `expect`; empty when Hull has no words for it
 * @param words the same for people, to be told when it cannot be said in Hull
 */
record Expectation(String hull, String words) {

	boolean isSayable() {
		return !hull.isEmpty();
	}
}
