package org.hullwright.lang.ide.answer;

import java.util.SortedSet;

/**
 * What the rest of the packs has to do with a declaration.
 *
 * @param name where its name stands
 * @param references how often it is named elsewhere
 * @param overriders the expansions, or packs, that put something in its place
 * @param tests how many tests name it
 */
public record Lens(TextRange name, int references, SortedSet<String> overriders, int tests) {

	/** As it is shown above the declaration. */
	public String words() {
		var words = new StringBuilder(references == 1 ? "1 reference" : references + " references");
		if (!overriders.isEmpty()) {
			words.append(" · overridden in ").append(String.join(", ", overriders));
		}
		if (tests > 0) {
			words.append(tests == 1 ? " · covered by 1 test" : " · covered by " + tests + " tests");
		}
		return words.toString();
	}
}
