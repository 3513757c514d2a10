package org.hullwright.cli.experiment;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.experiment.ExperimentReport.Found;
import org.hullwright.cli.experiment.ExperimentReport.Made;
import org.hullwright.cli.experiment.ExperimentReport.VariantFindings;
import org.hullwright.cli.pack.ErrorWords;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.PackSelectionOptions;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.simulate.Interruption;
import org.hullwright.cli.simulate.SimulationProgressLine;
import org.hullwright.cli.simulate.ThreadsOption;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.JsonOption;
import org.hullwright.cli.test.CoverageTable;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.testing.Coverage;
import org.hullwright.engine.tree.Trials;
import org.hullwright.simulation.experiment.ExperimentRunner;
import org.hullwright.simulation.experiment.Finding;
import org.hullwright.simulation.experiment.FindingWords;
import org.hullwright.simulation.experiment.Variant;
import org.hullwright.simulation.experiment.VariantResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes the experiments of a pack and tells what came out. */
@Command(name = "experiment", mixinStandardHelpOptions = true,
		description = "Plays the games of a pack's experiments and tells what came out.", footer = { "",
				"What stands in brackets holds with 95 %% confidence. The same pack gives the same numbers, on however many threads.",
				"The exit code is 1 when something is not as expected." })
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class ExperimentCommand implements Callable<Integer> {

	private final Console console;

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "FOLDER", description = "Folder of the pack.")
	private Path folder;

	@Option(names = "--filter", paramLabel = "TEXT", description = "Only experiments with this in their title.")
	private String filter = "";

	@Option(names = "--games", paramLabel = "N", description = "Play so many games of each kind, whatever the experiment says.")
	private @Nullable Integer games;

	@Option(names = "--coverage", description = {
			"Tell for each file how many rules, sentences and branches were performed in these games, and list the sentences that never were and the",
			"conditions that always held. Slower." })
	private boolean coverage;

	@Mixin
	private ThreadsOption threads;

	@Mixin
	private PackSelectionOptions selected;

	@Mixin
	private JsonOption json;

	/** @param console where the results are told */
	public ExperimentCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		if (games != null && games < 1) {
			throw new ParameterException(spec.commandLine(), "--games: there must be at least 1");
		}
		if (coverage && json.isWanted()) {
			throw new ParameterException(spec.commandLine(), "--json tells what was found; leave --coverage out");
		}
		OpenPack pack = new Workshop(selected.packs()).open(folder);
		Coverage performed = new Coverage();
		ExperimentRunner runner = coverage
				? new ExperimentRunner(pack::probedProgram, threads.number(), performed)
				: new ExperimentRunner(pack::program, threads.number());
		List<Made> made = new ArrayList<>();
		for (int number = 0; number < runner.experiments().size(); number++) {
			if (runner.experiments().get(number).title().toLowerCase(Locale.ROOT).contains(filter.toLowerCase(Locale.ROOT))) {
				made.add(make(number, runner, pack));
			}
		}
		if (made.isEmpty()) {
			throw new ContentProblem(filter.isEmpty()
					? pack.name() + " has no experiments"
					: pack.name() + " has no experiment with '" + filter + "' in its title");
		}
		if (coverage) {
			new CoverageTable(pack.files()::shown).lines(performed.files(pack.opened()::isOwn)).forEach(console.out()::println);
		}
		if (json.isWanted()) {
			json.print(console, new ExperimentReport(pack.name(), pack.program(Set.of()).world().version(), made));
		}
		return made.stream().flatMap(experiment -> experiment.variants().stream()).allMatch(ExperimentCommand::isFine)
				? ExitCode.FINE
				: ExitCode.PROBLEMS;
	}

	private static boolean isFine(VariantFindings variant) {
		return variant.error() == null && variant.findings().stream().noneMatch(Found::isOtherThanExpected);
	}

	private Made make(int number, ExperimentRunner runner, OpenPack pack) {
		Trials.Experiment experiment = runner.experiments().get(number);
		int played = games == null ? experiment.games() : games;
		tell(experiment.title() + " (" + played + (played == 1 ? " game" : " games") + " each)");
		List<VariantFindings> variants = new ArrayList<>();
		for (Variant variant : runner.variants(number)) {
			tell("  " + wordsOf(variant));
			variants.add(findings(variant, () -> play(number, runner, variant, played), pack));
		}
		return new Made(experiment.title(), played, variants);
	}

	private VariantResult play(int number, ExperimentRunner runner, Variant variant, int played) {
		try (Interruption interruption = new Interruption();
				SimulationProgressLine line = new SimulationProgressLine(console.err(), interruption)) {
			return runner.run(number, variant, played, new VariantProgress(line, played));
		} catch (CancellationException ended) {
			throw new ContentProblem("ended early; what is told so far has all of its games");
		}
	}

	private VariantFindings findings(Variant variant, Supplier<VariantResult> games, OpenPack pack) {
		String varied = variant.varied().isEmpty() ? null : variant.varied();
		try {
			List<Finding> findings = games.get().findings();
			findings.forEach(finding -> tell("    " + FindingWords.of(finding)));
			return new VariantFindings(variant.players(), varied, null, findings.stream().map(Found::of).toList());
		} catch (GameError error) {
			tell("    " + ErrorWords.of(error, pack));
			return new VariantFindings(variant.players(), varied, ErrorWords.of(error, pack), List.of());
		}
	}

	private void tell(String line) {
		if (!json.isWanted()) {
			console.out().println(line);
		}
	}

	private static String wordsOf(Variant variant) {
		String players = variant.players() + (variant.players() == 1 ? " player" : " players");
		return variant.varied().isEmpty() ? players : players + ", with " + variant.varied();
	}
}
