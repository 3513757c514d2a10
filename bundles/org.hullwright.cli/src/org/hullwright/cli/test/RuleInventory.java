package org.hullwright.cli.test;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.SequencedSet;
import java.util.Set;

import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.FileWords;
import org.hullwright.packs.family.RuleList;

/** A list of rules by which the tests of packs are measured. */
record RuleInventory(Path file, SequencedSet<String> entries) {

	/** @throws ContentProblem when the file cannot be read or lists no rule */
	static RuleInventory read(Path file) {
		SequencedSet<String> entries;
		try {
			entries = RuleList.read(file).entries();
		} catch (IOException unreadable) {
			throw new ContentProblem(FileWords.unreadable(file, unreadable));
		}
		if (entries.isEmpty()) {
			throw new ContentProblem(
					file + " lists no rules; a rule is a name like RET-NOISE-04 at the start of a list item or a table row");
		}
		return new RuleInventory(file, entries);
	}

	/** What the names of its entries begin with. */
	Set<String> systems() {
		Set<String> systems = new LinkedHashSet<>();
		entries.forEach(entry -> systems.add(systemOf(entry)));
		return systems;
	}

	/** The first part of the name of an entry: the game it is of. */
	static String systemOf(String entry) {
		return entry.substring(0, entry.indexOf('-') < 0 ? entry.length() : entry.indexOf('-'));
	}
}
