package org.hullwright.engine.lower;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers texts, the same text always alike. */
final class Texts {

	private final List<String> texts = new ArrayList<>();
	private final Map<String, Integer> numbers = new HashMap<>();

	int of(String text) {
		return numbers.computeIfAbsent(text, any -> {
			texts.add(text);
			return texts.size() - 1;
		});
	}

	List<String> all() {
		return List.copyOf(texts);
	}
}
