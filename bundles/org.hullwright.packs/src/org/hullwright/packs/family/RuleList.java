package org.hullwright.packs.family;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.SequencedSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rules that a Markdown file lists, by their identifiers: {@code RET-NOISE-04} is rule 04 of the area NOISE of the system RET. A rule
 * is one that begins a list item or a table row; where others mention it does not count.
 *
 * @param entries rules and notes on them, in the order of the file; empty when it lists none
 */
public record RuleList(SequencedSet<String> entries) {

	/** The file in the folder of a pack that lists the rules it was written from. */
	public static final String FILE = "rules.md";

	private static final Pattern ENTRY = Pattern.compile("^\\s*(?:[-*]|\\|)\\s*\\**([A-Z][A-Z0-9]*(?:-[A-Z0-9]+){0,20}-\\d+[a-z]?)\\b");

	/** @throws IOException when the file cannot be read */
	public static RuleList read(Path file) throws IOException {
		SequencedSet<String> entries = new LinkedHashSet<>();
		for (String line : Files.readAllLines(file)) {
			Matcher entry = ENTRY.matcher(line);
			if (entry.find()) {
				entries.add(entry.group(1));
			}
		}
		return new RuleList(entries);
	}
}
