package org.hullwright.cli.names;

import java.util.ArrayList;
import java.util.List;

import org.hullwright.lang.ide.vocabulary.VocabularyEntry;

/** All that things of a kind have, as text for a terminal: what a new one says of itself first, and which pack each comes from. */
final class KindText {

	private final String kind;
	private final List<VocabularyEntry> members;

	/**
	 * The text about a kind.
	 *
	 * @param kind its name
	 * @param members all that things of the kind have
	 */
	KindText(String kind, List<VocabularyEntry> members) {
		this.kind = kind;
		this.members = members;
	}

	/** What members begin with, in the order in which an author needs them. */
	private enum Section {

		PRINTED("printed", "what each says of itself"), EFFECT("effect", "what each may do"),
		STATE("state", "what changes in a game, and how it begins"),
		ZONE("zone", "what each has a place for"), DERIVED("derived", "what is worked out"), BUILT_IN("builtin", "what every game knows");

		private final String word;
		private final String title;

		Section(String word, String title) {
			this.word = word;
			this.title = title;
		}

		boolean has(VocabularyEntry entry) {
			return entry.head().startsWith(word + " ");
		}
	}

	List<String> lines() {
		List<String> lines = new ArrayList<>();
		for (Section section : Section.values()) {
			List<VocabularyEntry> some = members.stream().filter(section::has).toList();
			if (!some.isEmpty()) {
				lines.add((lines.isEmpty() ? "" : System.lineSeparator()) + kind + ": " + section.title);
				some.forEach(entry -> tell(entry, section, lines));
			}
		}
		return lines;
	}

	private static void tell(VocabularyEntry entry, Section section, List<String> lines) {
		String signature = entry.head().substring(section.word.length() + 1) + (entry.initial().isEmpty() ? "" : " = " + entry.initial())
				+ (entry.open() ? " (left open)" : "") + " (" + entry.pack() + ")";
		lines.addAll(new EntryText(signature, entry.about()).lines(EntryText.INDENT));
	}
}
