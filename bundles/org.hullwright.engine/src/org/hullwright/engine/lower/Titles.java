package org.hullwright.engine.lower;

/** How things are called in front of people. */
final class Titles {

	private Titles() {}

	/** The title, or else the name. */
	static String of(String title, String name) {
		return title == null ? String.valueOf(name) : title;
	}
}
