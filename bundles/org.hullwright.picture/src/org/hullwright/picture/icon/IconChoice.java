package org.hullwright.picture.icon;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

import org.hullwright.icons.IconLibrary;
import org.hullwright.lang.rulestext.CardFace.Shape;

/**
 * Chooses an icon for what has none: the one that is called like it, else one that is called like words of it, else like its kind, else one
 * for its shape. The same words give the same icon.
 */
public final class IconChoice {

	private static final int SHORTEST = 3; // letters of a word that says something by itself

	private static final List<String> SIMPLE = List.of("flat-star", "diamonds", "hearts", "clubs", "spades", "moon", "sun", "key", "anchor",
			"feather", "drop", "fleur-de-lys");

	private IconChoice() {}

	/**
	 * The name of an icon.
	 *
	 * @param title what it is called, in words
	 * @param kind what sort of thing it is, in words
	 */
	public static String of(String title, String kind, Shape shape) {
		return called(title).or(() -> called(kind)).orElseGet(() -> usual(shape));
	}

	/**
	 * The icon that most words of a text name together, the last of several: “Emergency Room” has that of rooms. Empty when none is called
	 * so.
	 */
	public static Optional<String> called(String text) {
		List<String> words = Stream.of(text.toLowerCase(Locale.ROOT).split("[^a-z0-9]+")).filter(word -> !word.isEmpty()).toList();
		List<String> names = new ArrayList<>();
		for (int length = words.size(); length > 0; length--) {
			for (int start = words.size() - length; start >= 0; start--) {
				names.add(String.join("-", words.subList(start, start + length)));
			}
		}
		return names.stream().filter(name -> name.length() >= SHORTEST).flatMap(IconChoice::inNumbers).filter(IconLibrary.complete()::has)
				.findFirst();
	}

	/** Things in the plural are shown as one, and one may be drawn as several. */
	private static Stream<String> inNumbers(String name) {
		return Stream.of(name, name.endsWith("s") ? name.substring(0, name.length() - 1) : name + "s");
	}

	/** One of a few simple icons that nobody takes for anything, by which things are told apart that are called like no icon. */
	public static String numbered(int number) {
		return SIMPLE.get(Math.floorMod(number, SIMPLE.size()));
	}

	private static String usual(Shape shape) {
		return switch (shape) {
			case CARD -> "card-random";
			case TILE -> "hexes";
			case TOKEN -> "token";
			case FIGURE -> "person";
		};
	}
}
