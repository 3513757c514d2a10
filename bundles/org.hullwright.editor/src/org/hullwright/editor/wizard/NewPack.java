package org.hullwright.editor.wizard;

import java.util.Locale;
import java.util.Optional;

import org.hullwright.editor.text.HullWords;

/**
 * What a new pack is to be.
 *
 * @param name     for Hull; also that of the project and of its first file
 * @param title    for people; may be blank
 * @param buildsOn the pack it changes; none when it is a game of its own
 */
record NewPack(String name, String title, Optional<String> buildsOn) {

	/** Why this cannot be the name of a pack; empty when it can. */
	static Optional<String> fault(String name) {
		if (name.isEmpty()) {
			return Optional.of("Give the pack a name.");
		}
		if (!HullWords.isStartOfName(name.charAt(0)) || !name.chars().allMatch(letter -> HullWords.isPartOfName((char) letter))) {
			return Optional.of("A name is made of letters, digits and _, and begins with a letter: for example " + suggested(name) + ".");
		}
		return HullWords.isKeyword(name) ? Optional.of("“" + name + "” is a word of the language.") : Optional.empty();
	}

	private static String suggested(String name) {
		String letters = name.replaceAll("[^A-Za-z0-9]+", "_").replaceAll("^[_0-9]+|_+$", "");
		return letters.isEmpty() ? "my_pack" : letters.toLowerCase(Locale.ROOT);
	}

	/** The name of its first file. */
	String file() {
		return name + ".hull";
	}

	/** The text of its first file: a manifest, and a beginning that has no problems. */
	String text() {
		String shown = title.isBlank() ? name : title.replace("\\", "").replace("\"", "");
		return """
				pack %s "%s" {
					version 0.1.0
					licence "CC-BY-4.0"
					requires %s
				}

				""".formatted(name, shown, buildsOn.orElse("core from 0.1.0 below 1.0.0"));
	}
}
