package org.hullwright.engine.lower.declaration;

import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.World;

/**
 * Titles of properties, for what is told of pieces: the words that the author says for sentences, without the piece that they are about.
 * “{it}'s lost Health” is told as “lost Health”, “the number of Actions left to {it}” as “Actions left”.
 */
final class PropertyTitles {

	private static final Pattern OWNER_FIRST = Pattern.compile("^" + Pattern.quote(World.Property.ITSELF) + "(?:['’]s|s)?\\s+");
	/** With the word that joins it to the rest, in whatever language. */
	private static final Pattern OWNER_LAST = Pattern.compile("\\s+\\p{L}+\\s+" + Pattern.quote(World.Property.ITSELF) + "(?:['’]s)?$");
	private static final Pattern ARTICLE = Pattern.compile("^(?:the number of|the)\\s+");

	private PropertyTitles() {}

	/**
	 * The title of a property.
	 *
	 * @param phrase what the author says for sentences; null for nothing; blank where nothing is to be said of the property
	 * @return the name where the author says nothing; empty where nothing is to be said; {@link World.Property#ITSELF} where the value says
	 * all
	 */
	static String of(@Nullable String phrase, String name, UnaryOperator<String> translations) {
		if (phrase == null || phrase.isBlank()) {
			return phrase == null ? name : "";
		}
		String words = translations.apply(phrase).strip();
		if (words.equals(World.Property.ITSELF)) {
			return words;
		}
		String withoutOwner = OWNER_LAST.matcher(OWNER_FIRST.matcher(words).replaceFirst("")).replaceFirst("");
		String title = ARTICLE.matcher(withoutOwner.replace(World.Property.ITSELF, "").strip()).replaceFirst("");
		return title.isBlank() ? name : title;
	}
}
