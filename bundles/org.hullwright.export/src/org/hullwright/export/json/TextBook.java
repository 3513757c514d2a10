package org.hullwright.export.json;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * All that a pack says to people, in its own language and in those it is translated into. A translated pack is read in the same order as
 * the original, so that the texts of both are known to belong together.
 */
final class TextBook {

	private final SortedMap<String, SpokenText> original = new TreeMap<>();
	private final SortedMap<String, SortedMap<String, SpokenText>> translations = new TreeMap<>();

	/** What was said in one reading. */
	record Line(String key, SpokenText text) {}

	/** @param languages that the pack is translated into */
	TextBook(List<String> languages) {
		languages.forEach(language -> translations.put(language, new TreeMap<>()));
	}

	/** The texts in the language of the pack, by their keys. */
	SortedMap<String, SpokenText> original() {
		return original;
	}

	/** The texts in other languages, by language and key; what reads alike is left out. */
	SortedMap<String, SortedMap<String, SpokenText>> translations() {
		return translations;
	}

	/**
	 * Keeps a text that is not part of a reading.
	 *
	 * @param in the text in a language
	 * @return its key
	 */
	String keep(String key, String text, UnaryOperator<String> in) {
		original.put(key, SpokenText.plain(text));
		translations.forEach((language, texts) -> {
			if (!in.apply(language).equals(text)) {
				texts.put(key, SpokenText.plain(in.apply(language)));
			}
		});
		return key;
	}

	/** Takes down a reading of the original. */
	final class Original implements Speech {

		private final String variant;
		private final List<Line> lines = new ArrayList<>();

		/** @param variant added to the key of what reads otherwise than before; empty text in the first reading */
		Original(String variant) {
			this.variant = variant;
		}

		@Override
		public String keep(String key, List<Bit> text) {
			SpokenText spoken = SpokenText.of(text);
			SpokenText known = original.get(key);
			String own = known == null || known.pattern().equals(spoken.pattern()) ? key : key + "@" + variant;
			original.put(own, spoken);
			lines.add(new Line(own, spoken));
			return own;
		}

		/** The same reading in another language. */
		Speech in(String language) {
			return new Translated(lines.iterator(), translations.get(language));
		}
	}

	/** Takes down the same reading in another language. */
	private static final class Translated implements Speech {

		private final Iterator<Line> lines;
		private final SortedMap<String, SpokenText> texts;

		Translated(Iterator<Line> lines, SortedMap<String, SpokenText> texts) {
			this.lines = lines;
			this.texts = texts;
		}

		@Override
		public String keep(String key, List<Bit> text) {
			Line line = lines.next();
			Optional<SpokenText> translated = line.text().in(text);
			translated.filter(spoken -> !spoken.pattern().equals(line.text().pattern())).ifPresent(spoken -> texts.put(line.key(), spoken));
			return line.key();
		}
	}
}
