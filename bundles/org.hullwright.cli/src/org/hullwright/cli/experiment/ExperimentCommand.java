package org.hullwright.cli.experiment;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;

import org.hullwright.cli.Console;
import org.hullwright.cli.ContentProblem;
import org.hullwright.cli.ExitCode;
import org.hullwright.cli.pack.ErrorWords;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.test.CoverageTable;
import org.hullwright.simulation.experiment.ExperimentRunner;
import org.hullwright.simulation.experiment.Finding;
import org.hullwright.simulation.experiment.Variant;
import org.hullwright.simulation.experiment.VariantResult;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.testing.Coverage;
import org.hullwright.engine.tree.World;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes the experiments of a pack and tells what came out. */
@Command(name = "experiment", mixinStandardHelpOptions = true, description = "Plays the games of a pack's experiments and tells what came out.", footer = { "",
		"What stands in brackets holds with 95 % confidence. The same pack gives the same numbers, on however many threads.",
		"The exit code is 1 when something is not as expected." })
public final class ExperimentCommand implements Callable<Integer> {

	private final Console console;

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "FOLDER", description = "Folder of the pack.")
	private Path folder;

	@Option(names = "--filter", paramLabel = "TEXT", description = "Only experiments with this in their title.")
	private String filter = "";

	@Option(names = "--games", paramLabel = "N", description = "Play so many games of each kind, whatever the experiment says.")
	private Integer games;

	@Option(names = "--threads", paramLabel = "N", description = "How many games are played at once; as many as there are processors unless given.")
	private int threads = Runtime.getRuntime().availableProcessors();

	@Option(names = "--coverage", description = {
			"Tell for each file how many rules, sentences and branches were performed in these games, and list the sentences that never were and the",
			"conditions that always held. Slower." })
	private boolean coverage;

	/** @param console where the results are told */
	public ExperimentCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		if (games != null && games < 1 || threads < 1) {
			throw new ParameterException(spec.commandLine(), (threads < 1 ? "--threads" : "--games") + ": there must be at least 1");
		}
		OpenPack pack = new Workshop().open(folder);
		Coverage performed = new Coverage();
		ExperimentRunner runner = coverage ? new ExperimentRunner(probed(pack), threads, performed) : new ExperimentRunner(pack::program, threads);
		int made = 0;
		int code = ExitCode.FINE;
		for (int number = 0; number < runner.experiments().size(); number++) {
			if (runner.experiments().get(number).title().toLowerCase(Locale.ROOT).contains(filter.toLowerCase(Locale.ROOT))) {
				made++;
				code = Math.max(code, make(number, runner, pack));
			}
		}
		if (made == 0) {
			throw new ContentProblem(filter.isEmpty() ? pack.name() + " has no experiments" : pack.name() + " has no experiment with '" + filter + "' in its title");
		}
		if (coverage) {
			new CoverageTable(pack::shown).lines(performed.files(pack::isOwn)).forEach(console.out()::println);
		}
		return code;
	}

	/** Each is made once. */
	private static Function<Set<String>, Program> probed(OpenPack pack) {
		Map<Set<String>, Program> made = new HashMap<>();
		return asked -> made.computeIfAbsent(asked, pack::probedProgram);
	}

	private int make(int number, ExperimentRunner runner, OpenPack pack) {
		World.Experiment experiment = runner.experiments().get(number);
		int played = games == null ? experiment.games() : games;
		console.out().println(experiment.title() + " (" + played + (played == 1 ? " game" : " games") + " each)");
		int code = ExitCode.FINE;
		for (Variant variant : runner.variants(number)) {
			console.out().println("  " + wordsOf(variant));
			try {
				VariantResult result = runner.run(number, variant, played, new ProgressLines(console.err(), experiment.title(), played));
				result.findings().forEach(finding -> console.out().println("    " + FindingWords.of(finding)));
				if (result.findings().stream().anyMatch(finding -> finding.verdict() == Finding.Verdict.NOT_AS_EXPECTED)) {
					code = ExitCode.PROBLEMS;
				}
			} catch (GameError error) {
				console.out().println("    " + ErrorWords.of(error, pack));
				code = ExitCode.PROBLEMS;
			}
		}
		return code;
	}

	private static String wordsOf(Variant variant) {
		String players = variant.players() + (variant.players() == 1 ? " player" : " players");
		return variant.varied().isEmpty() ? players : players + ", with " + variant.varied();
	}
}
