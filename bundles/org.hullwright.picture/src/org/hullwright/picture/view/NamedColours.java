package org.hullwright.picture.view;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

import org.hullwright.picture.Colour;

/** Colours by the words people have for them, and by their usual notation {@code #rrggbb}. */
public final class NamedColours {

	private static final Pattern NOTATION = Pattern.compile("#[0-9a-fA-F]{6}");
	private static final Map<String, Integer> WORDS = Map.ofEntries(
			Map.entry("red", 0xD63B3B), Map.entry("green", 0x3FA34D), Map.entry("blue", 0x2F74C8), Map.entry("yellow", 0xE0B020),
			Map.entry("orange", 0xE8771E), Map.entry("purple", 0x8E4EC6), Map.entry("violet", 0x8E4EC6), Map.entry("pink", 0xE667A5),
			Map.entry("brown", 0x8B5E3C), Map.entry("white", 0xF1F3F5), Map.entry("black", 0x2B2F36), Map.entry("grey", 0x868E96),
			Map.entry("gray", 0x868E96), Map.entry("cyan", 0x22A6B8), Map.entry("gold", 0xC9A227), Map.entry("silver", 0xADB5BD));

	private NamedColours() {}

	/** None for a word that names no colour. */
	public static Optional<Colour> of(String word) {
		if (NOTATION.matcher(word).matches()) {
			return Optional.of(Colour.of(Integer.parseInt(word.substring(1), 16)));
		}
		return Optional.ofNullable(WORDS.get(word.toLowerCase(Locale.ROOT))).map(Colour::of);
	}
}
