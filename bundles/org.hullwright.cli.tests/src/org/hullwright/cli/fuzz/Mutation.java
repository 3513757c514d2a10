package org.hullwright.cli.fuzz;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Spoils texts: a few words or lines are deleted, doubled, exchanged or made up. */
final class Mutation {

	private static final Pattern WORD = Pattern.compile("\\w+|\\s+|\"[^\"\\n]*\"|.", Pattern.DOTALL);
	private static final String CHARACTERS = "{}()\"'\\/*:,.=<>+-^_#~\u0000\u00e4\u2028\ufeff\ud83d\n\t a0";
	private static final int MOST_CHANGES = 4;

	private final Random random;
	private final List<String> words;

	/** @param words of the language, and whatever else is to be strewn in */
	Mutation(Random random, List<String> words) {
		this.random = random;
		this.words = List.copyOf(words);
	}

	/** The text with some changes. */
	String of(String text) {
		String changed = text;
		for (int changes = 1 + random.nextInt(MOST_CHANGES); changes > 0; changes--) {
			changed = change(changed);
		}
		return changed;
	}

	private String change(String text) {
		return switch (random.nextInt(8)) {
			case 0 -> text.substring(0, random.nextInt(text.length() + 1));
			case 1 -> insert(text, character());
			case 2 -> String.join("\n", changed(text.lines().toList()));
			case 3 -> insert(text, " " + word() + " ");
			default -> String.join("", changed(WORD.matcher(text).results().map(found -> found.group()).toList()));
		};
	}

	private List<String> changed(List<String> parts) {
		List<String> changed = new ArrayList<>(parts);
		if (changed.isEmpty()) {
			return List.of(word());
		}
		int at = random.nextInt(changed.size());
		int other = random.nextInt(changed.size());
		switch (random.nextInt(5)) {
			case 0 -> changed.remove(at);
			case 1 -> changed.add(at, changed.get(at));
			case 2 -> Collections.swap(changed, at, other);
			case 3 -> changed.set(at, word());
			default -> changed.add(at, changed.get(other));
		}
		return changed;
	}

	private String word() {
		return random.nextInt(6) == 0
				? random.ints(1 + random.nextInt(4), 0, CHARACTERS.length())
						.mapToObj(at -> CHARACTERS.substring(at, at + 1)).collect(Collectors.joining())
				: words.get(random.nextInt(words.size()));
	}

	private String character() {
		int at = random.nextInt(CHARACTERS.length());
		return CHARACTERS.substring(at, at + 1);
	}

	private String insert(String text, String inserted) {
		int at = random.nextInt(text.length() + 1);
		return text.substring(0, at) + inserted + text.substring(at);
	}
}
