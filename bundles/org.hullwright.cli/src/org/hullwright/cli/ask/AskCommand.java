package org.hullwright.cli.ask;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.PackSelectionOptions;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.simulate.GamesOptions;
import org.hullwright.cli.simulate.Interruption;
import org.hullwright.cli.simulate.SimulationProgressLine;
import org.hullwright.cli.simulate.ThreadsOption;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.FileWords;
import org.hullwright.cli.terminal.JsonOption;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.record.RecordFile;
import org.hullwright.packs.condition.AskedCondition;
import org.hullwright.packs.condition.WrongCondition;
import org.hullwright.simulation.ask.Inquiry;
import org.hullwright.simulation.ask.Reply;
import org.hullwright.simulation.ask.ReplyWords;
import org.hullwright.simulation.ask.SearchMode;
import org.hullwright.simulation.ask.Witness;
import org.hullwright.simulation.ask.WitnessSearch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Asks the rules whether something can happen. */
@Command(name = "ask", mixinStandardHelpOptions = true,
		description = "Asks the rules whether something can happen: plays games until a condition of Hull holds, and tells which game and where.",
		footer = { "", "For example:",
				"  hullwright ask examples/nemesis \"(number of character c in crew where c's fate is dead) >= 2\" --until 3",
				"It is looked before each decision and at the end of each game. That no game was found shows only how rare it is." })
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class AskCommand implements Callable<Integer> {

	private static final int MOST_GAMES = 10_000_000;

	private final Console console;

	@Spec
	private CommandSpec spec;

	@Parameters(index = "0", paramLabel = "FOLDER", description = "Folder of the pack.")
	private Path folder;

	@Parameters(index = "1", paramLabel = "CONDITION", description = "What is asked about, as after `expect` in a test.")
	private String condition;

	@Option(names = "--games", paramLabel = "N", description = "How many games with each number of players at most; 1000 unless given.")
	private int games = 1_000;

	@Option(names = "--until", paramLabel = "ROUND", description = "Only what is so in that round or before counts.")
	private int lastRound = Integer.MAX_VALUE;

	@Option(names = "--count", description = "Play all games, and tell in how many it is so at some decision or at the end.")
	private boolean counting;

	@Option(names = "--shortest", description = "Play all games, and tell the one in which the fewest decisions lead there.")
	private boolean shortest;

	@Option(names = "--keep", paramLabel = "FILE", description = "Keep the game up to there, for `replay` and the workbench.")
	private @Nullable Path keep;

	@Mixin
	private ThreadsOption threads;

	@Mixin
	private GamesOptions options;

	@Mixin
	private PackSelectionOptions selected;

	@Mixin
	private JsonOption json;

	/** @param console where the answer is told */
	public AskCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		checkUsage();
		Workshop workshop = new Workshop(selected.packs());
		OpenPack pack = workshop.open(folder);
		Set<String> on = options.expansions(pack);
		Program program = pack.program(on);
		pack.refuseWithoutGame();
		AskedCondition asked = asked(workshop, pack, on);
		Inquiry inquiry = new Inquiry(asked.program(), asked.experiment(), options.players(program), options.modes(),
				options.scenario(), options.agents(), options.seed(), games, lastRound);
		Reply reply;
		boolean endedEarly;
		try (Interruption interruption = new Interruption();
				SimulationProgressLine progress = new SimulationProgressLine(console.err(), interruption)) {
			reply = new WitnessSearch(inquiry, mode()).search(threads.number(), progress);
			endedEarly = progress.isCancelled();
		}
		List<String> lines = new ArrayList<>(new ReplyWords(inquiry, mode(), pack.files()::shown).of(reply, endedEarly));
		Witness witness = reply.witness();
		Path file = keep;
		if (file != null) {
			lines.add(witness == null ? "There is no game to be kept." : kept(inquiry.record(witness, program), on, file));
		}
		tell(reply, lines);
		console.out().flush();
		return ExitCode.FINE;
	}

	private AskedCondition asked(Workshop workshop, OpenPack pack, Set<String> on) {
		try {
			return AskedCondition.of(condition, pack.opened().loaded(), on,
					unwritten -> workshop.toolChain().open(folder, List.of(), unwritten, workshop.selection()));
		} catch (WrongCondition wrong) {
			throw new ContentProblem(pointed(wrong));
		}
	}

	private SearchMode mode() {
		return shortest ? SearchMode.SHORTEST : counting ? SearchMode.COUNT : SearchMode.FIRST;
	}

	private void checkUsage() {
		options.checkGames(games, MOST_GAMES);
		if (lastRound < 0) {
			throw wrongUsage("--until: rounds count from 1; 0 is the set-up");
		}
		Path file = keep;
		if (file != null) {
			FileWords.refusal(file).ifPresent(reason -> {
				throw new ContentProblem(reason);
			});
		}
	}

	private ParameterException wrongUsage(String message) {
		return new ParameterException(spec.commandLine(), message);
	}

	private void tell(Reply reply, List<String> lines) {
		if (json.isWanted()) {
			json.print(console,
					new Answer(condition, reply.games(), reply.held(), reply.broken(), reply.witness(), String.join(" ", lines)));
		} else {
			lines.forEach(console.out()::println);
		}
	}

	/** What is printed for other programs. */
	private record Answer(String condition, int games, int held, int broken, @Nullable Witness witness, String words) {}

	/** The condition with a mark below the place that is wrong. */
	private String pointed(WrongCondition wrong) {
		return condition + System.lineSeparator() + " ".repeat(wrong.column() - 1) + "^ " + wrong.getMessage();
	}

	/** Keeps the game up to there, by the pack as it is, and says so. */
	private String kept(GameRecord game, Set<String> on, Path file) {
		try {
			new RecordFile(folder.toString(), List.copyOf(on), game).write(file);
			return "It is kept in " + file + "; `hullwright replay " + file + "` tells how it came to that.";
		} catch (IOException unwritable) {
			throw new ContentProblem(FileWords.unwritable(file, unwritable));
		}
	}
}
