package org.hullwright.editor.wizard;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;

import org.hullwright.editor.text.HullWords;

/**
 * What a new pack is to be.
 *
 * @param name      for Hull; also that of the project and of its first file
 * @param title     for people; may be blank
 * @param beginning what it begins with
 */
record NewPack(String name, String title, Beginning beginning) {

	/** What a new pack begins with. */
	sealed interface Beginning {
	}

	/** Nothing: a game of its own. */
	record FromNothing() implements Beginning {
	}

	/**
	 * Nothing yet, but it will change another pack.
	 *
	 * @param base what that is called in Hull
	 */
	record ChangesTo(String base) implements Beginning {
	}

	/**
	 * All that is in another pack.
	 *
	 * @param original that pack
	 */
	record CopyOf(PackProject original) implements Beginning {
	}

	/** Why this cannot be the name of a pack; empty when it can. */
	static Optional<String> fault(String name) {
		if (name.isEmpty()) {
			return Optional.of("Give the pack a name.");
		}
		if (!HullWords.isStartOfName(name.charAt(0)) || !name.chars().allMatch(letter -> HullWords.isPartOfName((char) letter))) {
			String suggested = nameFrom(name);
			return Optional.of("A name is made of letters, digits and _, and begins with a letter: for example " + (suggested.isEmpty() ? "my_pack" : suggested) + ".");
		}
		return HullWords.isKeyword(name) ? Optional.of("“" + name + "” is a word of the language.") : Optional.empty();
	}

	/** A name made from a title: {@code broken_lights} from “Broken Lights”; empty when the title has no letters that could be in a name. */
	static String nameFrom(String title) {
		return Normalizer.normalize(title, Normalizer.Form.NFD).replaceAll("\\p{M}+|['’]", "").replaceAll("[^A-Za-z0-9]+", "_")
				.replaceAll("^[_0-9]+|_+$", "").toLowerCase(Locale.ROOT);
	}

	/** The name of its first file. */
	String file() {
		return name + ".hull";
	}

	/** The text of its first file, unless it is a copy: a manifest, and a beginning that has no problems. */
	String text() {
		return """
				pack %s "%s" {
					version 0.1.0
					licence "CC-BY-4.0"
					requires %s
				}

				""".formatted(name, shownTitle(), beginning instanceof ChangesTo(String base) ? base : "core from 0.1.0 below 1.0.0");
	}

	/** The text of another pack, as a text of this one: the name of the pack is another, and its title in the manifest. */
	String renamed(String text, String original) {
		String head = "(?m)^(\\s*pack\\s+)" + original + "\\b";
		return text.replaceFirst(head + "(\\s+)\"[^\"\\n]*\"(\\s*\\{)", "$1" + name + "$2\"" + shownTitle() + "\"$3").replaceFirst(head, "$1" + name)
				.replaceAll("(?<![\\w'.])" + original + "\\.(?=[A-Za-z_])", name + ".");
	}

	private String shownTitle() {
		return title.isBlank() ? name : title.replace("\\", "").replace("\"", "").replace("$", "");
	}
}
