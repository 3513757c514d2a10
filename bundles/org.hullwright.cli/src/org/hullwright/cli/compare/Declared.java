package org.hullwright.cli.compare;

/**
 * Something that a pack declares.
 *
 * @param name what it is called; rules are called by what they change
 * @param title what people read for it; empty for what has none
 * @param place file and line, as the user can open them
 * @param text what it says, without comments, all blanks alike
 */
public record Declared(String name, String title, String place, String text) {

	/** What people read for it; a series, whose title is only filled in for each that it makes, is called by what it goes through. */
	String shown() {
		return title.isEmpty() || title.contains("{") ? name : title;
	}

	/** As it is told in a list. */
	String inWords() {
		return shown() + " (" + place + ")";
	}
}
