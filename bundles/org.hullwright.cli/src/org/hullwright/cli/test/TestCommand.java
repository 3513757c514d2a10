package org.hullwright.cli.test;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;

import org.hullwright.cli.Console;
import org.hullwright.cli.ExitCode;
import org.hullwright.cli.pack.ErrorWords;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.engine.testing.TestResult;
import org.hullwright.engine.testing.TestRunner;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs the tests of a pack. */
@Command(name = "test", mixinStandardHelpOptions = true, description = "Runs the tests of a pack.", footer = { "",
		"Tells what failed and where. Ends with 1 when a test failed." })
public final class TestCommand implements Callable<Integer> {

	private final Console console;

	@Parameters(paramLabel = "FOLDER", description = "Folder of the pack.")
	private Path folder;

	@Option(names = "--filter", paramLabel = "TEXT", description = "Only tests with this in their title or in the rules they cover.")
	private String filter = "";

	@Option(names = "--rules", paramLabel = "FILE", description = {
			"A Markdown file of rules. Tells how many of them a passing test covers, and lists the rest.",
			"A rule is a name like RET-NOISE-04 at the start of a list item or of a table row." })
	private Path rules;

	@Option(names = "--expansions", paramLabel = "EXPANSION", split = ",",
			description = "Expansions to switch on in all tests, besides those that a test asks for, separated by commas.")
	private Set<String> expansions = Set.of();

	/** @param console where results are printed */
	public TestCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		RuleInventory inventory = rules == null ? null : RuleInventory.read(rules);
		OpenPack pack = new Workshop().open(folder);
		List<TestResult> results = run(new TestRunner(asked -> pack.program(withWanted(asked))), pack);
		long failed = results.stream().filter(result -> !result.passed()).count();
		if (inventory != null) {
			inventory.coverage(results).forEach(console.out()::println);
		}
		console.out().println(results.size() - failed + " passed, " + failed + " failed");
		return failed == 0 ? ExitCode.FINE : ExitCode.PROBLEMS;
	}

	private Set<String> withWanted(Set<String> asked) {
		Set<String> on = new LinkedHashSet<>(expansions);
		on.addAll(asked);
		return on;
	}

	private List<TestResult> run(TestRunner runner, OpenPack pack) {
		List<TestResult> results = new ArrayList<>();
		for (int test = 0; test < runner.tests().size(); test++) {
			if (isWanted(runner.tests().get(test).title(), runner.tests().get(test).covers())) {
				TestResult result = runner.run(test);
				results.add(result);
				if (!result.passed()) {
					console.out().println("FAILED: " + result.title());
					console.out().println("  " + pack.shown(result.place()) + ": "
							+ (result.message() + ErrorWords.chain(result.chain(), pack)).indent(2).strip());
				}
			}
		}
		return results;
	}

	private boolean isWanted(String title, List<String> covers) {
		String wanted = filter.toLowerCase(Locale.ROOT);
		return title.toLowerCase(Locale.ROOT).contains(wanted) || covers.stream().anyMatch(rule -> rule.toLowerCase(Locale.ROOT).contains(wanted));
	}
}
