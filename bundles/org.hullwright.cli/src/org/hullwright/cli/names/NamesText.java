package org.hullwright.cli.names;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.hullwright.cli.terminal.WordWrap;
import org.hullwright.lang.ide.vocabulary.VocabularyEntry;
import org.hullwright.lang.ide.vocabulary.VocabularyEntry.Group;

/** Names as text for a terminal: pack by pack, in each by groups; members of a kind below it. */
final class NamesText {

	private static final String INDENT = EntryText.INDENT;

	private final List<VocabularyEntry> entries;
	private final List<String> lines = new ArrayList<>();

	NamesText(List<VocabularyEntry> entries) {
		this.entries = entries;
	}

	List<String> lines() {
		grouped(entries, VocabularyEntry::pack).forEach((pack, ofPack) -> {
			Map<Group, List<VocabularyEntry>> groups = ofPack.stream()
					.collect(Collectors.groupingBy(VocabularyEntry::group, LinkedHashMap::new, Collectors.toList()));
			groups.forEach((group, ofGroup) -> {
				lines.add((lines.isEmpty() ? "" : System.lineSeparator()) + pack + ": " + group.title());
				tell(group, ofGroup);
			});
		});
		return lines;
	}

	private void tell(Group group, List<VocabularyEntry> some) {
		switch (group) {
			case COMPONENTS -> grouped(some, entry -> entry.head().substring(0, entry.head().length() - entry.name().length()).strip())
					.forEach((kind, components) -> lines.addAll(new WordWrap(EntryText.WIDTH, INDENT.repeat(3)).lines(INDENT + kind + " ",
							components.stream().map(VocabularyEntry::name).collect(Collectors.joining(", ")))));
			case KINDS -> grouped(some, entry -> entry.owner().isEmpty() ? entry.name() : entry.owner()).forEach((kind, parts) -> {
				if (parts.stream().noneMatch(entry -> entry.owner().isEmpty())) {
					lines.add(INDENT + "extend " + kind);
				}
				parts.forEach(entry -> tell(entry, entry.owner().isEmpty() ? INDENT : INDENT.repeat(2)));
			});
			default -> some.forEach(entry -> tell(entry, INDENT));
		}
	}

	private void tell(VocabularyEntry entry, String indent) {
		lines.addAll(new EntryText(entry.head() + (entry.open() ? " (left open)" : ""), entry.about()).lines(indent));
	}

	private static Map<String, List<VocabularyEntry>> grouped(List<VocabularyEntry> some,
			Function<VocabularyEntry, String> by) {
		return some.stream().collect(Collectors.groupingBy(by, LinkedHashMap::new, Collectors.toList()));
	}
}
