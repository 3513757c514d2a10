package org.hullwright.cli.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.PackSelectionOptions;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.play.PlayerCounts;
import org.hullwright.cli.simulate.Interruption;
import org.hullwright.cli.simulate.ThreadsOption;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.FileWords;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.learning.EvaluationText;
import org.hullwright.engine.learning.Provenance;
import org.hullwright.engine.learning.Stored;
import org.hullwright.engine.learning.StoredEvaluation;
import org.hullwright.engine.record.RecordFile;
import org.hullwright.packs.LearnedEvaluations;
import org.hullwright.simulation.training.BrokenGames;
import org.hullwright.simulation.training.Generation;
import org.hullwright.simulation.training.Training;
import org.hullwright.simulation.training.TrainingPlan;
import org.hullwright.simulation.training.Way;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lets programs learn to play a game. */
@Command(name = "train", mixinStandardHelpOptions = true,
		description = "Lets programs learn to play a game well, by playing it against themselves. What they learn lies beside the pack then, and "
				+ "`--agents heuristic` and `search` play by it.",
		footer = { "",
				"Where goals are written, it learns how much each of them counts: by that each generation of games wins more. Where there are none, "
						+ "the first games are played at random; from each generation the next one learns which positions are won.",
				"The same pack, numbers and seed learn the same, on however many threads. Ctrl+C ends it early; --resume goes on." })
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class TrainCommand implements Callable<Integer> {

	private static final int MOST_GAMES = 10_000_000;
	private static final int MOST_HIDDEN = 256;
	private static final String NO_MODES = "none";
	private static final String PAIRS = "--pairs";
	private static final String RANDOM_GAMES = "--random-games";
	private static final String HIDDEN = "--hidden";

	private final Console console;

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "FOLDER", description = "Folder of the pack.")
	private Path folder;

	@Option(names = "--generations", paramLabel = "N", description = "How often to learn from games that were played by what was learned; "
			+ TrainingPlan.GENERATIONS + " unless given.")
	private int generations = TrainingPlan.GENERATIONS;

	@Option(names = "--games", paramLabel = "N",
			description = "How many games each generation plays; " + TrainingPlan.GAMES + " unless given.")
	private int games = TrainingPlan.GAMES;

	@Option(names = PAIRS, paramLabel = "N",
			description = "In how many pairs of games what was learned about goals is compared with the goals as they are written; "
					+ TrainingPlan.PAIRS + " unless given.")
	private int pairs = TrainingPlan.PAIRS;

	@Option(names = RANDOM_GAMES, paramLabel = "N",
			description = "How many games are played at random at first, where no goals are written; " + TrainingPlan.RANDOM_GAMES
					+ " unless given. More where hardly any is won.")
	private int randomGames = TrainingPlan.RANDOM_GAMES;

	@Option(names = HIDDEN, paramLabel = "N",
			description = "Hidden units of the neural network, where no goals are written; " + TrainingPlan.HIDDEN + " unless given.")
	private int hidden = TrainingPlan.HIDDEN;

	@Option(names = { "--seats", "--players" }, paramLabel = "N", converter = PlayerCounts.Converter.class,
			description = "How many players, or a range like 1..5. All numbers that the game allows unless given.")
	private @Nullable PlayerCounts players;

	@Option(names = "--modes", paramLabel = "MODE", split = ",",
			description = "Modes that are on in all games, or " + NO_MODES
					+ ". Unless given, games without any and with each one alone are "
					+ "played in turn.")
	private @Nullable List<String> modes;

	@Option(names = { "--with", "--expansions" }, paramLabel = "EXPANSION", split = ",",
			description = "Expansions to switch on, separated by commas.")
	private List<String> with = List.of();

	@Option(names = "--seed", paramLabel = "S", description = "Seed of the first game. 1 unless given.")
	private long seed = 1;

	@Option(names = "--resume", description = "Go on from what lies beside the pack.")
	private boolean resume;

	@Option(names = "--output", paramLabel = "FILE",
			description = "Where to keep what is learned; learned/GAME.json in the folder of the pack unless given, where programs look for it.")
	private @Nullable Path output;

	@Mixin
	private ThreadsOption threads;

	@Mixin
	private PackSelectionOptions selected;

	/** @param console where the course of the training is told */
	public TrainCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		checkUsage();
		OpenPack pack = new Workshop(selected.packs()).open(folder);
		Set<String> on = with.isEmpty() ? pack.opened().usualExpansions().inPlainSetUp() : new LinkedHashSet<>(with);
		Program program = pack.program(on);
		TrainingPlan plan = new TrainingPlan(ways(program), seed, randomGames, games, generations, hidden, pairs);
		Path given = output;
		Path file = given == null ? LearnedEvaluations.fileOf(folder, program.world().game().name()) : given;
		Training training = Training.of(program, plan, threads.number());
		remarkOnUnused(training);
		Generation before = resume ? before(file, training, program) : null;
		try (Interruption interruption = new Interruption()) {
			return train(training, before, plan, file, on, program, interruption);
		}
	}

	/** Options of the other way to learn are no mistake of a script that trains many games, but whoever gives them should know. */
	private void remarkOnUnused(Training training) {
		List<String> others = training.learnsGoals() ? List.of(RANDOM_GAMES, HIDDEN) : List.of(PAIRS);
		List<String> unused = others.stream().filter(spec.commandLine().getParseResult()::hasMatchedOption).toList();
		if (!unused.isEmpty()) {
			console.err().println(String.join(" and ", unused) + (unused.size() == 1 ? " is" : " are") + " not used, because "
					+ (training.learnsGoals() ? "goals are written" : "there are not two goals or more to be weighed"));
		}
	}

	private void checkUsage() {
		if (generations < 1) {
			throw wrongUsage("--generations: there must be at least 1");
		}
		if (games < 1 || games > MOST_GAMES || randomGames < 1 || randomGames > MOST_GAMES) {
			throw wrongUsage("--games and --random-games: there must be 1 to " + MOST_GAMES);
		}
		if (pairs < 1 || pairs > MOST_GAMES) {
			throw wrongUsage("--pairs: there must be 1 to " + MOST_GAMES);
		}
		if (hidden < 1 || hidden > MOST_HIDDEN) {
			throw wrongUsage("--hidden: there must be 1 to " + MOST_HIDDEN);
		}
		if (seed > Long.MAX_VALUE - randomGames - pairs - (long) games * generations) {
			throw wrongUsage("--seed: there are not so many seeds after that one");
		}
	}

	private ParameterException wrongUsage(String message) {
		return new ParameterException(spec.commandLine(), message);
	}

	private List<Way> ways(Program program) {
		PlayerCounts counts = players;
		List<String> wanted = List.of(NO_MODES).equals(modes) ? List.of() : modes;
		List<Way> ways = wanted == null
				? Way.all(program)
				: Way.all(program).stream().map(Way::players).distinct().map(number -> new Way(number, wanted)).toList();
		List<Way> asked = ways.stream().filter(way -> counts == null || counts.each().contains(way.players())).toList();
		if (asked.isEmpty()) {
			throw wrongUsage("--players: " + program.world().game().title() + " is for " + program.world().game().fewestPlayers() + " to "
					+ program.world().game().mostPlayers() + " players");
		}
		asked.forEach(way -> way.refusal(program).ifPresent(reason -> {
			throw wrongUsage(reason);
		}));
		return asked;
	}

	private Generation before(Path file, Training training, Program program) {
		Stored stored;
		try {
			stored = EvaluationText.read(Files.readString(file));
		} catch (IOException unreadable) {
			throw new ContentProblem(FileWords.unreadable(file, unreadable) + "; leave --resume out to begin");
		} catch (IllegalArgumentException damaged) {
			throw new ContentProblem(file + " " + damaged.getMessage() + "; leave --resume out to begin anew");
		}
		Provenance provenance = stored.provenance();
		if (!provenance.fingerprint().equals(Provenance.fingerprintOf(program.world(), provenance.pack()))) {
			throw new ContentProblem(file + " was learned for another text of " + provenance.pack()
					+ ", and games by different rules are not mixed; leave --resume out to begin anew");
		}
		if (provenance.seed() != seed || hidden(stored) != hidden) {
			throw new ContentProblem(file + " was learned with --seed " + provenance.seed() + " and --hidden " + hidden(stored)
					+ "; go on with the same, or leave --resume out");
		}
		return training.resumed(stored);
	}

	/** Weights of goals have no hidden units, so that any number is the same. */
	private int hidden(Stored stored) {
		return stored instanceof StoredEvaluation evaluation ? evaluation.network().hidden() : hidden;
	}

	private int train(Training training, @Nullable Generation before, TrainingPlan plan, Path file, Set<String> on, Program program,
			Interruption interruption) {
		Optional<Generation> last;
		try (TrainingLines lines = new TrainingLines(console, interruption, file, plan.generations(),
				(broken, record) -> keep(broken, record, on))) {
			last = training.train(before, lines);
			last.map(training::best).ifPresent(lines::keep);
		}
		if (last.isEmpty() && !interruption.isAsked()) {
			throw new ContentProblem("In " + plan.randomGames() + " games at random nobody won, so there is nothing to learn from; "
					+ "play more by --random-games, let it learn with the --players or --modes that are won more easily, or make the game easier");
		}
		console.out().println(last.map(learned -> "What generation " + learned.number() + " has learned is in " + file
				+ (interruption.isAsked() ? "; go on with --resume" : "")).orElse("Nothing was learned yet"));
		if (!interruption.isAsked() && last.map(training::best).filter(best -> !best.provenance().isAsGoodAsGoals()).isPresent()) {
			console.out()
					.println("By the goals that are written more is won, so programs go on by these. More --games or --generations may "
							+ "help; --resume goes on");
		}
		if (hasChanged(program, on)) {
			console.out().println("The pack was changed meanwhile. What was learned is of its text when the training began; train again");
		}
		console.out().flush();
		return ExitCode.FINE;
	}

	private void keep(BrokenGames broken, Path record, Set<String> on) {
		try {
			Files.createDirectories(record.toAbsolutePath().getParent());
			new RecordFile(folder.toString(), List.copyOf(on), broken.record()).write(record);
		} catch (IOException unwritable) {
			throw new ContentProblem(FileWords.unwritable(record, unwritable));
		}
	}

	private boolean hasChanged(Program program, Set<String> on) {
		try {
			return !new Workshop(selected.packs()).open(folder).program(on).world().fingerprint().equals(program.world().fingerprint());
		} catch (ContentProblem broken) {
			return true;
		}
	}
}
