package org.hullwright.cli.test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

import org.hullwright.cli.pack.ErrorWords;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.engine.record.RecordedGames;
import org.hullwright.engine.testing.Coverage;
import org.hullwright.engine.testing.TestResult;
import org.hullwright.engine.testing.TestRunner;
import org.hullwright.engine.tree.Place;
import org.hullwright.engine.tree.Trials;

/** Runs those tests of packs that are wanted, by several threads if need be. */
public final class PackTester {

	private final String wanted;
	private final Set<String> expansions;
	private final boolean covering;

	/** Runs all tests, with no expansions but those that they ask for. */
	public PackTester() {
		this("", Set.of(), false);
	}

	/**
	 * @param wanted part of the title of a test, or of the name of a rule it covers, or the end of the path of a file with tests; in any
	 * case of letters
	 * @param expansions that are on in all tests, besides those that a test asks for
	 * @param covering whether to find out what the tests perform
	 */
	PackTester(String wanted, Set<String> expansions, boolean covering) {
		this.covering = covering;
		this.wanted = wanted.toLowerCase(Locale.ROOT);
		this.expansions = expansions;
	}

	/**
	 * Runs the tests of a pack.
	 *
	 * @throws org.hullwright.cli.terminal.ContentProblem when the pack has errors, or no game was chosen to play its tests in
	 */
	public PackResult test(OpenPack pack) {
		pack.refuseTestsWithoutGame();
		Coverage covered = new Coverage();
		RecordedGames games = new RecordedGames(pack.opened().loaded().folder());
		TestRunner runner = covering
				? new TestRunner(asked -> pack.probedProgram(withMine(asked)), games, covered)
				: new TestRunner(asked -> pack.program(withMine(asked)), games);
		if (covering) { // so that what no test performs is counted, even where there is no test at all
			covered.add(pack.probedProgram(withMine(Set.of())), new BitSet());
		}
		List<TestedCase> cases = new ArrayList<>();
		for (int number = 0; number < runner.tests().size(); number++) {
			if (isWanted(runner.tests().get(number), pack.files().fileOf(runner.placeOf(number)))) {
				cases.add(test(number, runner, pack));
			}
		}
		List<String> coverage = covering
				? new CoverageTable(pack.files()::shown).lines(covered.files(pack.opened()::isOwn))
				: List.of();
		return new PackResult(pack.name(), pack.folder(), cases, coverage, null);
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
		return new TestedCase(result, pack.files().fileOf(written), written.line(), pack.files().shown(result.place()),
				result.message() + ErrorWords.chain(result.chain(), pack), time);
	}

	private boolean isWanted(Trials.Test test, String file) {
		return isEndOfPath(file) || test.title().toLowerCase(Locale.ROOT).contains(wanted)
				|| test.covers().stream().anyMatch(rule -> rule.toLowerCase(Locale.ROOT).contains(wanted));
	}

	/** Whether the names that are wanted are the last ones of a path; half a name is none. */
	private boolean isEndOfPath(String file) {
		return wanted.endsWith(".hull")
				&& ("/" + file.replace('\\', '/')).toLowerCase(Locale.ROOT).endsWith("/" + wanted.replace('\\', '/'));
	}
}
