package org.hullwright.export.json;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.hullwright.export.json.Speech.Bit;
import org.hullwright.export.json.Speech.Gap;
import org.hullwright.export.json.Speech.Words;

/** A text with its gaps numbered: {@code {0}} is the first of its values, and the same value has the same number wherever it is shown. */
record SpokenText(String pattern, List<String> values) {

	/** A text in the language of the pack, which decides which value has which number. */
	static SpokenText of(List<Bit> text) {
		List<String> values = text.stream().flatMap(bit -> bit instanceof Gap(String value) ? Stream.of(value) : Stream.empty()).distinct()
				.toList();
		return new SpokenText(pattern(text, values).orElseThrow(), values);
	}

	/** The same in another language; empty when it shows something that this does not. */
	Optional<String> in(List<Bit> translated) {
		return pattern(translated, values);
	}

	private static Optional<String> pattern(List<Bit> text, List<String> values) {
		var pattern = new StringBuilder();
		for (Bit bit : text) {
			switch (bit) {
				case Words(String words) -> pattern.append(words);
				case Gap(String value) when values.contains(value) -> pattern.append('{').append(values.indexOf(value)).append('}');
				case Gap unknown -> {
					return Optional.empty();
				}
			}
		}
		return Optional.of(pattern.toString());
	}
}
