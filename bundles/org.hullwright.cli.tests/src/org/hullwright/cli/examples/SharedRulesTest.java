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

	private static final String TESTS = "tests";

	/** Lists of what is measured in many games: no rules. The same Objectives are measured in each game that has them. */
	private static final String EXPERIMENTS = "experiments.hull";

	private static final List<String> GAMES = List.of("nemesis", "lockdown", "aftermath", "retaliation");

	@Test
	void no_eight_lines_of_rules_stand_in_two_games() throws IOException {
		assertEquals(new TreeSet<>(), twice(GAMES, ""));
	}

	@Test
	void no_eight_lines_of_tests_stand_in_two_packs() throws IOException {
		try (Stream<Path> packs = Files.list(Sources.examples())) {
			List<String> tested = packs.filter(pack -> Files.isDirectory(pack.resolve(TESTS))).map(pack -> pack.getFileName().toString())
					.sorted().toList();
			assertEquals(new TreeSet<>(), twice(tested, TESTS));
		}
	}

	/** Where the same lines begin in two packs, and with which. */
	private static SortedSet<String> twice(List<String> packs, String folder) throws IOException {
		Map<List<String>, String> blocks = new HashMap<>();
		SortedSet<String> twice = new TreeSet<>();
		for (String pack : packs) {
			for (Path file : files(pack, folder)) {
				List<String> lines = codeIn(file);
				for (int at = 0; at + BLOCK <= lines.size(); at++) {
					String place = pack + "/" + file.getFileName();
					String other = blocks.putIfAbsent(List.copyOf(lines.subList(at, at + BLOCK)), place);
					if (other != null && !other.startsWith(pack + "/")) {
						twice.add(other + " and " + place + ": " + lines.get(at));
					}
				}
			}
		}
		return twice;
	}

	private static List<Path> files(String pack, String folder) throws IOException {
		try (Stream<Path> files = Files.list(Sources.examples().resolve(pack).resolve(folder))) {
			return files.filter(file -> file.toString().endsWith(".hull") && !file.endsWith(EXPERIMENTS)).sorted().toList();
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
