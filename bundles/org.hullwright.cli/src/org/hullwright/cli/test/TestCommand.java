package org.hullwright.cli.test;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.mutation.MutationOptions;
import org.hullwright.cli.pack.PackSelectionOptions;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.JsonOption;
import org.hullwright.engine.testing.TestResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs the tests of packs. A pack that cannot be played counts as one failure and does not keep the others from being tested. */
@Command(name = "test", mixinStandardHelpOptions = true, description = "Runs the tests of packs.", footer = { "",
		"Tells what failed and where. Ends with 1 when a test failed or a pack cannot be played." })
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class TestCommand implements Callable<Integer> {

	private final Console console;

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "FOLDER", arity = "0..*", description = "Folders of packs. What they require lies beside them.")
	private List<Path> folders = List.of();

	@Option(names = "--filter", paramLabel = "TEXT", description = {
			"Only tests with this in their title or in the rules they cover; or those of a file, such as tests/combat.hull." })
	private String filter = "";

	@Option(names = "--rules", paramLabel = "FILE", arity = "1..*", description = {
			"Markdown files of rules. Tells for each how many of its rules a passing test covers, and lists the rest.",
			"A rule is a name like RET-NOISE-04 at the start of a list item or of a table row.",
			"Folders after the files are packs again." })
	private List<Path> rules = List.of();

	@Option(names = "--coverage", description = {
			"Tells for each file how many rules, sentences and branches ran, and lists the sentences that never did and the conditions that",
			"always held." })
	private boolean coverage;

	@Option(names = "--expansions", paramLabel = "EXPANSION", split = ",",
			description = "Expansions to switch on in all tests, besides those that a test asks for, separated by commas.")
	private Set<String> expansions = Set.of();

	@Option(names = "--junit-xml", paramLabel = "FILE", description = "Writes the results in the form that build servers read.")
	private @Nullable Path report;

	@Option(names = "--leaks", description = {
			"Also play " + LeakReport.GAMES + " random games with the fewest and with the most players, and tell which lines",
			"name something to a player from whom it is hidden." })
	private boolean leaks;

	@Mixin
	private MutationOptions mutation;

	@Mixin
	private PackSelectionOptions selected;

	@Mixin
	private JsonOption json;

	/** @param console where results are printed */
	public TestCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		List<Path> packs = Stream.concat(folders.stream(), rules.stream().filter(Files::isDirectory)).toList();
		if (packs.isEmpty()) {
			throw new ParameterException(spec.commandLine(), "Name the folder of a pack.");
		}
		if (json.isWanted() && (leaks || coverage)) {
			throw new ParameterException(spec.commandLine(), "--json tells how tests went; leave --leaks and --coverage out");
		}
		if (mutation.isWanted()) {
			return testMutants(packs);
		}
		List<RuleInventory> inventories = rules.stream().filter(file -> !Files.isDirectory(file)).map(RuleInventory::read).toList();
		List<PackResult> results = run(packs);
		if (report != null) {
			new JUnitReport(results).write(report);
		}
		RuleCoverage coverage = coverageOf(inventories, results);
		if (json.isWanted()) {
			json.print(console, TestReport.of(results, coverage));
		} else {
			if (coverage != null) {
				coverage.lines().forEach(console.out()::println);
			}
			results.stream().flatMap(pack -> pack.coverage().stream()).forEach(console.out()::println);
			console.out().println(sum(packs.size(), results));
		}
		if (!filter.isEmpty() && results.stream().allMatch(pack -> pack.cases().isEmpty() && pack.refusal().isEmpty())) {
			console.err().println("no test has \"" + filter + "\" in its title or in the rules it covers");
			return ExitCode.PROBLEMS;
		}
		boolean tight = !leaks || new LeakReport(console.out(), expansions, selected.packs()).isTight(packs);
		return tight && results.stream().allMatch(PackResult::passed) ? ExitCode.FINE : ExitCode.PROBLEMS;
	}

	private int testMutants(List<Path> packs) {
		if (packs.size() > 1) {
			throw new ParameterException(spec.commandLine(), "--mutate takes one pack at a time");
		}
		if (leaks || coverage || report != null || !filter.isEmpty() || !rules.isEmpty()) {
			throw new ParameterException(spec.commandLine(),
					"--mutate tells what all tests notice; leave --filter, --rules, --coverage, --junit-xml and --leaks out");
		}
		if (!mutation.refusal().isEmpty()) {
			throw new ParameterException(spec.commandLine(), mutation.refusal());
		}
		return mutation.run(packs.getFirst(), selected.packs(), expansions, console, json);
	}

	/** Tests packs at the same time, and tells of them in their order. */
	private List<PackResult> run(List<Path> packs) {
		Workshop workshop = new Workshop(selected.packs());
		PackTester tester = new PackTester(filter, expansions, coverage);
		List<PackResult> results = new ArrayList<>();
		try (ExecutorService workers = Executors.newFixedThreadPool(Math.min(packs.size(), Runtime.getRuntime().availableProcessors()))) {
			List<CompletableFuture<PackResult>> running = packs.stream()
					.map(folder -> CompletableFuture.supplyAsync(() -> tested(folder, workshop, tester), workers)).toList();
			for (CompletableFuture<PackResult> pack : running) {
				PackResult result = await(pack);
				results.add(result);
				result.refusal().ifPresent(console.err()::println);
				if (!json.isWanted()) {
					tell(result, packs.size() > 1);
				}
			}
		}
		return results;
	}

	private static PackResult await(CompletableFuture<PackResult> pack) {
		try {
			return pack.join();
		} catch (CompletionException failed) {
			throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
		}
	}

	private static PackResult tested(Path folder, Workshop workshop, PackTester tester) {
		try {
			return tester.test(workshop.open(folder));
		} catch (ContentProblem refused) {
			return PackResult.refused(folder, refused.getMessage());
		}
	}

	private void tell(PackResult result, boolean amongOthers) {
		result.cases().stream().filter(test -> !test.result().passed()).forEach(this::tellFailure);
		if (amongOthers) {
			console.out().println(result.name() + ": " + result.counted());
		}
	}

	private void tellFailure(TestedCase test) {
		console.out().println("FAILED: " + test.result().title());
		console.out().println("  " + test.place() + ": " + test.explanation().indent(2).strip());
	}

	private static @Nullable RuleCoverage coverageOf(List<RuleInventory> inventories, List<PackResult> results) {
		if (inventories.isEmpty()) {
			return null;
		}
		TreeSet<String> covered = new TreeSet<>();
		results.stream().flatMap(pack -> pack.cases().stream()).map(TestedCase::result).filter(TestResult::passed)
				.forEach(result -> covered.addAll(result.covers()));
		return new RuleCoverage(inventories, covered);
	}

	private static String sum(int packs, List<PackResult> results) {
		long failed = results.stream().mapToLong(PackResult::failures).sum();
		long refused = results.stream().filter(pack -> pack.refusal().isPresent()).count();
		return (packs > 1 ? packs + " packs: " : "") + (results.stream().mapToLong(pack -> pack.cases().size()).sum() - failed)
				+ " passed, " + failed + " failed"
				+ (refused == 0 ? "" : ", " + refused + (refused == 1 ? " pack" : " packs") + " not tested");
	}
}
