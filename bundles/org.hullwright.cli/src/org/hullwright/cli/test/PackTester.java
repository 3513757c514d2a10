package org.hullwright.cli.test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

import org.hullwright.cli.pack.ErrorWords;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.engine.testing.TestResult;
import org.hullwright.engine.testing.TestRunner;
import org.hullwright.engine.tree.Place;
import org.hullwright.engine.tree.World;

/** Runs those tests of packs that are wanted. */
final class PackTester {

	private final String wanted;
	private final Set<String> expansions;

	/**
	 * @param wanted part of the title of a test, or of the name of a rule it covers; in any case of letters
	 * @param expansions that are on in all tests, besides those that a test asks for
	 */
	PackTester(String wanted, Set<String> expansions) {
		this.wanted = wanted.toLowerCase(Locale.ROOT);
		this.expansions = expansions;
	}

	PackResult test(OpenPack pack) {
		TestRunner runner = new TestRunner(asked -> pack.program(withMine(asked)));
		List<TestedCase> cases = new ArrayList<>();
		for (int number = 0; number < runner.tests().size(); number++) {
			if (isWanted(runner.tests().get(number))) {
				cases.add(test(number, runner, pack));
			}
		}
		return new PackResult(pack.name(), pack.folder(), cases, Optional.empty());
	}

	private Set<String> withMine(Set<String> asked) {
		Set<String> on = new LinkedHashSet<>(expansions);
		on.addAll(asked);
		return on;
	}

	private static TestedCase test(int number, TestRunner runner, OpenPack pack) {
		long start = System.nanoTime();
		TestResult result = runner.run(number);
		Duration time = Duration.ofNanos(System.nanoTime() - start);
		Place written = runner.placeOf(number);
		return new TestedCase(result, pack.fileOf(written), written.line(), pack.shown(result.place()),
				result.message() + ErrorWords.chain(result.chain(), pack), time);
	}

	private boolean isWanted(World.Test test) {
		return test.title().toLowerCase(Locale.ROOT).contains(wanted) || test.covers().stream().anyMatch(rule -> rule.toLowerCase(Locale.ROOT).contains(wanted));
	}
}
