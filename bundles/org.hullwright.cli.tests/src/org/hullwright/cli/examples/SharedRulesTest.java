package org.hullwright.cli.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.hullwright.cli.Sources;
import org.junit.jupiter.api.Test;

/** What several games share stands in the pack on which they build, and in none of them. */
class SharedRulesTest {

	/** So many lines that are the same in two games belong into the pack that they share. */
	private static final int BLOCK = 8;

	private static final List<String> GAMES = List.of("nemesis", "lockdown", "aftermath", "retaliation");

	@Test
	void no_eight_lines_of_rules_stand_in_two_games() throws IOException {
		Map<List<String>, String> blocks = new HashMap<>();
		SortedSet<String> twice = new TreeSet<>();
		for (String game : GAMES) {
			for (Path file : rules(game)) {
				List<String> lines = codeIn(file);
				for (int at = 0; at + BLOCK <= lines.size(); at++) {
					String place = game + "/" + file.getFileName();
					String other = blocks.putIfAbsent(List.copyOf(lines.subList(at, at + BLOCK)), place);
					if (other != null && !other.startsWith(game + "/")) {
						twice.add(other + " and " + place + ": " + lines.get(at));
					}
				}
			}
		}
		assertEquals(new TreeSet<>(), twice);
	}

	private static List<Path> rules(String game) throws IOException {
		try (Stream<Path> files = Files.list(Sources.examples().resolve(game))) {
			return files.filter(file -> file.toString().endsWith(".hull")).sorted().toList();
		}
	}

	/** Without comments, empty lines and indents. */
	private static List<String> codeIn(Path file) throws IOException {
		List<String> lines = new ArrayList<>();
		for (String line : Files.readAllLines(file)) {
			String code = line.replaceFirst("//.*", "").strip();
			if (!code.isEmpty()) {
				lines.add(code);
			}
		}
		return lines;
	}
}
