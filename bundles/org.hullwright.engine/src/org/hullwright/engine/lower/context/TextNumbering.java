package org.hullwright.engine.lower.context;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.hullwright.model.texts.Translations;

/** Numbers texts, the same text always alike. */
public final class TextNumbering {

	private final Translations translations;
	private final List<String> texts = new ArrayList<>();
	private final Map<String, Integer> numbers = new HashMap<>();

	/** @param translations into the language of the people */
	public TextNumbering(Translations translations) {
		this.translations = translations;
	}

	public int of(String text) {
		return numbers.computeIfAbsent(text, any -> {
			texts.add(translations.of(text));
			return texts.size() - 1;
		});
	}

	public List<String> all() {
		return List.copyOf(texts);
	}
}
