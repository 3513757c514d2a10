package org.hullwright.lang.ide.answer;

import java.util.List;

/**
 * What the rules of a pack can do, by theme: its procedures, to be looked up by whoever writes for it.
 *
 * @param pack its name
 * @param title what people call it
 * @param themes one for each file with procedures, in the order of their titles
 */
public record Glossary(String pack, String title, List<Theme> themes) {

	public Glossary {
		themes = List.copyOf(themes);
	}

	/**
	 * What belongs together.
	 *
	 * @param title made from the name of the file
	 * @param about what its author wrote above it; may be empty
	 * @param entries in alphabetical order
	 */
	public record Theme(String title, String about, List<Entry> entries) {

		public Theme {
			entries = List.copyOf(entries);
		}
	}

	/**
	 * A procedure.
	 *
	 * @param signature its name with what it wants and gives
	 * @param sentence what cards read; may be empty
	 * @param comment what its author wrote above it; may be empty
	 * @param words by which it is found
	 * @param place its name in its text
	 */
	public record Entry(String signature, String sentence, String comment, SearchWords words, TextLocation place) {}
}
