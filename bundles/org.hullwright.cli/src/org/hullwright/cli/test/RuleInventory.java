package org.hullwright.cli.test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.SequencedSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.FileWords;

/**
 * The rules that a Markdown file lists, by their identifiers: {@code RET-NOISE-04} is rule 04 of the area NOISE of the system RET. A rule
 * is one that begins a list item or a table row; where others mention it does not count.
 */
record RuleInventory(Path file, SequencedSet<String> entries) {

	private static final Pattern ENTRY = Pattern.compile("^\\s*(?:[-*]|\\|)\\s*\\**([A-Z][A-Z0-9]*(?:-[A-Z0-9]+){0,20}-\\d+[a-z]?)\\b");

	/** @throws ContentProblem when the file cannot be read or lists no rule */
	static RuleInventory read(Path file) {
		SequencedSet<String> entries = new LinkedHashSet<>();
		try {
			for (String line : Files.readAllLines(file)) {
				Matcher entry = ENTRY.matcher(line);
				if (entry.find()) {
					entries.add(entry.group(1));
				}
			}
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
