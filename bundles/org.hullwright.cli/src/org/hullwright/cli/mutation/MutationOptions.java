package org.hullwright.cli.mutation;

import java.nio.file.Path;
import java.util.Set;

import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.simulate.Interruption;
import org.hullwright.cli.simulate.Threads;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.JsonOption;
import org.hullwright.lang.pack.PackSelection;
import picocli.CommandLine.Option;

/** The options of mutation testing. */
public final class MutationOptions {

	@Option(names = "--mutate", description = {
			"Mutation testing: plant small faults in the rules of the pack, one at a time and only in memory, and tell which of them",
			"no test notices." })
	private boolean wanted;

	@Option(names = "--mutants-in", paramLabel = "PACK", split = ",", description = {
			"With --mutate: the packs that the faults are planted in: this one or some it requires, whose rules its tests play as well,",
			"separated by commas. The pack itself unless given." })
	private Set<String> mutated = Set.of();

	@Option(names = "--sample", paramLabel = "N",
			description = "With --mutate: how many faults; 300 unless given, or all there are if those are fewer.")
	private int sample = 300;

	@Option(names = "--seed", paramLabel = "S",
			description = "With --mutate: seed of the choice; the same seed chooses the same faults. 1 unless given.")
	private long seed = 1;

	@Option(names = "--at-least", paramLabel = "PERCENT",
			description = "With --mutate: the exit code is 1 when the tests notice less than that.")
	private double atLeast;

	@Option(names = "--threads", paramLabel = "N", converter = Threads.class,
			description = "With --mutate: how many faults are tried at once, or all: as many as there are processors. All unless given.")
	private int threads = Runtime.getRuntime().availableProcessors();

	/** Whether mutants are to be tested. */
	public boolean isWanted() {
		return wanted;
	}

	/** Why the options cannot be meant so; empty when they can. */
	public String refusal() {
		if (sample < 1) {
			return "--sample: there must be at least 1";
		}
		return atLeast < 0 || atLeast > 100 ? "--at-least: a percentage goes from 0 to 100" : "";
	}

	/**
	 * Tests mutants of a pack and tells what came of them.
	 *
	 * @param selection what is opened with it
	 * @param expansions that are on in all tests, besides those that a test asks for
	 * @return the exit code
	 * @throws org.hullwright.cli.terminal.ContentProblem when faults are to be planted in a pack that is not there
	 */
	public int run(Path folder, PackSelection selection, Set<String> expansions, Console console, JsonOption json) {
		Workshop workshop = new Workshop(selection);
		OpenPack pack = workshop.open(folder);
		pack.program(expansions);
		MutatedFiles files = new MutatedFiles(pack.opened().loaded(), mutated);
		try (Interruption interruption = new Interruption()) { // which waits until the results are printed
			MutationResult result = test(new MutationRun(pack, files, workshop, expansions, threads), console, interruption);
			if (json.isWanted()) {
				json.print(console, MutationReport.of(result, seed));
			} else {
				MutationWords.of(result).forEach(console.out()::println);
			}
			console.out().flush();
			return result.score() < atLeast ? ExitCode.PROBLEMS : ExitCode.FINE;
		}
	}

	private MutationResult test(MutationRun run, Console console, Interruption interruption) {
		try (MutationProgressLine progress = new MutationProgressLine(console.err(), interruption::isAsked)) {
			return run.run(sample, seed, progress);
		}
	}
}
