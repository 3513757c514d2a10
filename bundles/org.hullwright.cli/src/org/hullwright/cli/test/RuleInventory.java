package org.hullwright.cli.test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.hullwright.cli.ContentProblem;
import org.hullwright.engine.testing.TestResult;

/**
 * The rules that a Markdown file lists, by their identifiers: {@code RET-NOISE-04} is rule 04 of the area NOISE of the system RET. A rule
 * is one that begins a list item or a table row; where others mention it does not count.
 */
final class RuleInventory {

	private static final Pattern RULE = Pattern.compile("^\\s*(?:[-*]|\\|)\\s*\\**([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\\d+[a-z]?)\\b");
	private static final int LINE_WIDTH = 100;

	private final Set<String> rules;

	private RuleInventory(Set<String> rules) {
		this.rules = rules;
	}

	/** @throws ContentProblem when the file cannot be read or lists no rule */
	static RuleInventory read(Path file) {
		Set<String> rules = new LinkedHashSet<>();
		try {
			for (String line : Files.readAllLines(file)) {
				Matcher rule = RULE.matcher(line);
				if (rule.find()) {
					rules.add(rule.group(1));
				}
			}
		} catch (IOException unreadable) {
			throw new ContentProblem(file + " cannot be read: " + unreadable.getMessage());
		}
		if (rules.isEmpty()) {
			throw new ContentProblem(file + " lists no rules; a rule is a name like RET-NOISE-04 at the start of a list item or a table row");
		}
		return new RuleInventory(rules);
	}

	/** Lines that tell, area by area, how many rules a passing test covers, and which ones none does. */
	List<String> coverage(List<TestResult> results) {
		Set<String> covered = new TreeSet<>();
		results.stream().filter(TestResult::passed).forEach(result -> covered.addAll(result.covers()));
		Map<String, List<String>> areas = new LinkedHashMap<>();
		rules.forEach(rule -> areas.computeIfAbsent(areaOf(rule), any -> new ArrayList<>()).add(rule));
		List<String> lines = new ArrayList<>();
		areas.forEach((area, listed) -> {
			List<String> missing = listed.stream().filter(rule -> !covered.contains(rule)).toList();
			lines.add(String.format("%-16s %4d of %4d covered", area, listed.size() - missing.size(), listed.size()));
			lines.addAll(wrapped(missing));
		});
		long total = rules.stream().filter(covered::contains).count();
		lines.add(String.format("%-16s %4d of %4d covered", "all", total, rules.size()));
		Set<String> unknown = new TreeSet<>(covered);
		unknown.removeAll(rules);
		if (!unknown.isEmpty()) {
			lines.add("covered by tests, but not listed: " + String.join(" ", unknown));
		}
		return lines;
	}

	private static String areaOf(String rule) {
		return rule.substring(0, rule.lastIndexOf('-'));
	}

	private static List<String> wrapped(List<String> words) {
		List<String> lines = new ArrayList<>();
		StringBuilder line = new StringBuilder("   ");
		for (String word : words) {
			if (line.length() + word.length() >= LINE_WIDTH) {
				lines.add(line.toString());
				line = new StringBuilder("   ");
			}
			line.append(' ').append(word);
		}
		if (!words.isEmpty()) {
			lines.add(line.toString());
		}
		return lines;
	}
}
