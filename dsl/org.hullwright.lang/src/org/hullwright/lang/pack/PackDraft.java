package org.hullwright.lang.pack;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.hullwright.lang.library.CoreLibrary;

/**
 * A pack that is to be made.
 *
 * @param name for Hull; also that of its folder and of its first file
 * @param title for people; may be blank
 */
public record PackDraft(String name, String title) {

	/** What names of files of Hull end with. */
	public static final String EXTENSION = ".hull";

	private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");

	/**
	 * Why this cannot be the name of a pack, in a sentence; empty when it can.
	 *
	 * @param isKeyword whether a word is one of the language, which cannot be a name
	 */
	public static Optional<String> fault(String name, Predicate<String> isKeyword) {
		if (name.isEmpty()) {
			return Optional.of("Give the pack a name.");
		}
		if (!NAME.matcher(name).matches()) {
			String suggested = nameFrom(name);
			return Optional.of("A name is made of letters, digits and _, and begins with a letter: for example "
					+ (suggested.isEmpty() ? "my_pack" : suggested) + ".");
		}
		if (name.equals(CoreLibrary.PACK)) {
			return Optional.of("“" + name + "” is the pack that all others build on.");
		}
		return isKeyword.test(name) ? Optional.of("“" + name + "” is a word of the language.") : Optional.empty();
	}

	/**
	 * A name made from a title: {@code broken_lights} from “Broken Lights”; empty when the title has no letters that could be in a name.
	 */
	public static String nameFrom(String title) {
		return Normalizer.normalize(title, Normalizer.Form.NFD).replaceAll("\\p{M}+|['’]", "").replaceAll("[^A-Za-z0-9]+", "_")
				.replaceAll("^[_0-9]+|_+$", "").toLowerCase(Locale.ROOT);
	}

	/** The name of its first file. */
	public String file() {
		return name + EXTENSION;
	}

	/** The text of its first file: a manifest, and a beginning that has no problems. */
	public String text() {
		return text("core from 0.1.0 below 1.0.0");
	}

	/**
	 * The text of its first file when it is to change another pack.
	 *
	 * @param base what that is called in Hull
	 */
	public String changing(String base) {
		return text(base);
	}

	private String text(String required) {
		return """
				pack %s "%s" {
					version 0.1.0
					licence "CC-BY-4.0"
					requires %s
				}

				""".formatted(name, shownTitle(), required);
	}

	/** The text of another pack, as a text of this one: the name of the pack is another, and its title in the manifest. */
	public String renamed(String text, String original) {
		String head = "(?m)^(\\s*pack\\s+)" + original + "\\b";
		return text
				.replaceFirst(head + "(\\s+)\"[^\"\\n]*\"(\\s*\\{)", "$1" + name + "$2\"" + Matcher.quoteReplacement(shownTitle()) + "\"$3")
				.replaceFirst(head, "$1" + name)
				.replaceAll("(?<![\\w'.])" + original + "\\.(?=[A-Za-z_])", name + ".");
	}

	private String shownTitle() {
		return title.isBlank() ? name : title.replace("\\", "").replace("\"", "").replace("\n", " ");
	}
}
