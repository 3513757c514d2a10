package org.hullwright.export.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import com.google.gson.JsonObject;
import org.hullwright.export.json.Speech.Bit;
import org.hullwright.export.json.Speech.Gap;
import org.hullwright.export.json.Speech.Named;
import org.hullwright.export.json.Speech.Words;

/**
 * A text with its gaps numbered: {@code {0}} is the first of its values, and the same value has the same number wherever it is shown.
 *
 * @param mentions stretches of the pattern that name something, in their order
 */
record SpokenText(String pattern, List<String> values, List<Mention> mentions) {

	SpokenText {
		values = List.copyOf(values);
		mentions = List.copyOf(mentions);
	}

	/**
	 * A text span that names something.
	 *
	 * @param from where it begins, in UTF-16 code units
	 * @param to where it has ended
	 * @param identity of what it names
	 */
	record Mention(int from, int to, String identity) {

		JsonObject json() {
			return Data.empty().with("from", from).with("to", to).with("of", identity).json();
		}
	}

	/** Words that neither show nor name anything. */
	static SpokenText plain(String words) {
		return new SpokenText(words, List.of(), List.of());
	}

	/** A text in the language of the pack, which decides which value has which number. */
	static SpokenText of(List<Bit> text) {
		List<String> values = text.stream().flatMap(bit -> bit instanceof Gap(String value) ? Stream.of(value) : Stream.empty()).distinct()
				.toList();
		return read(text, values).orElseThrow();
	}

	/** The same in another language; empty when it shows something that this does not. */
	Optional<SpokenText> in(List<Bit> translated) {
		return read(translated, values);
	}

	private static Optional<SpokenText> read(List<Bit> text, List<String> values) {
		var pattern = new StringBuilder();
		var mentions = new ArrayList<Mention>();
		for (Bit bit : text) {
			switch (bit) {
				case Words(String words) -> pattern.append(words);
				case Named(String words, String identity) -> {
					mentions.add(new Mention(pattern.length(), pattern.length() + words.length(), identity));
					pattern.append(words);
				}
				case Gap(String value) when values.contains(value) -> pattern.append('{').append(values.indexOf(value)).append('}');
				case Gap unknown -> {
					return Optional.empty();
				}
			}
		}
		return Optional.of(new SpokenText(pattern.toString(), values, mentions));
	}
}
