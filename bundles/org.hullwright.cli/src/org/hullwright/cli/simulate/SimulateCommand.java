package org.hullwright.cli.simulate;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.cluster.ClusterAddress;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.PackSelectionOptions;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.play.PlayerCounts;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.FileWords;
import org.hullwright.cli.terminal.JsonOption;
import org.hullwright.cli.terminal.ProgressLine;
import org.hullwright.cli.terminal.Version;
import org.hullwright.simulation.play.GameExecutor;
import org.hullwright.simulation.play.GameResult;
import org.hullwright.simulation.play.Plan;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.play.Simulation;
import org.hullwright.simulation.report.CsvReport;
import org.hullwright.simulation.report.JsonReport;
import org.hullwright.simulation.report.Report;
import org.hullwright.simulation.report.Tally;
import org.hullwright.simulation.report.html.HtmlReport;
import org.hullwright.simulation.results.ResultsFile;
import org.hullwright.simulation.results.UnfitResults;
import org.hullwright.simulation.rules.Exposure;
import org.hullwright.simulation.survey.SurveyCsv;
import org.hullwright.simulation.survey.SurveyHtml;
import org.hullwright.simulation.survey.SurveyJson;
import org.hullwright.simulation.survey.SurveyReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays many games and tells what came of them. */
@Command(name = "simulate", mixinStandardHelpOptions = true,
		description = "Plays many games and tells who wins, how games end, and what every component had to do with it.", footer = {
				"",
				"What stands in brackets holds with 95 %% confidence. The same pack, options and seed give the same report, on however many threads.",
				"Ctrl+C ends it early: what was played until then is told, and kept with --results." })
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class SimulateCommand implements Callable<Integer> {

	private static final int MOST_GAMES = 10_000_000;

	private final Console console;

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "FOLDER", description = "Folder of the pack.")
	private Path folder;

	@Option(names = "--games", paramLabel = "N", description = "How many games with each number of seats; 1000 unless given.")
	private int games = 1_000;

	@Option(names = { "--seats", "--players" }, paramLabel = "N", converter = PlayerCounts.Converter.class,
			description = "How many players, or a range like 1..5. The fewest of the game unless given.")
	private @Nullable PlayerCounts seats;

	@Option(names = "--seed", paramLabel = "S", description = "Seed of the first game; the next ones have the next seeds. 1 unless given.")
	private long seed = 1;

	@Option(names = "--agents", paramLabel = "AGENT", split = ",", converter = PolicyConverter.class,
			description = "Who decides: random, first, heuristic (tries each option), goals, search or search:ITERATIONS (looks further ahead); "
					+ "one for all seats, or one for each, separated by commas. Random unless given. Where a track counts seconds, each takes "
					+ "5 to 20 for a decision, or those behind it, as in random@10-40.")
	private List<Policy> agents = List.of(new Policy.Any());

	@Option(names = "--scenario", paramLabel = "SCENARIO", description = "How to start; switches on what the scenario asks for.")
	private @Nullable String scenario;

	@Option(names = "--modes", paramLabel = "MODE", split = ",", description = "Modes to switch on, separated by commas.")
	private List<String> modes = List.of();

	@Option(names = { "--with", "--expansions" }, paramLabel = "EXPANSION", split = ",",
			description = "Expansions to switch on, separated by commas.")
	private List<String> with = List.of();

	@Option(names = "--without", paramLabel = "EXPANSION", split = ",", description = "Expansions of the scenario to leave out.")
	private List<String> without = List.of();

	@Option(names = "--vary", paramLabel = "NAME=N", description = {
			"Play the same games once more with another number, and compare: what a state or track starts with, a value that is one number,",
			"Component.property for what is printed, or Component.copies for how many there are. Several numbers at once are separated by commas;",
			"give the option again for another variant." })
	private List<String> varied = List.of();

	@Option(names = "--against", paramLabel = "PACK-OR-NAME", description = {
			"Play the same games once more by another version of the pack, in that folder, or with that expansion or mode on, and compare." })
	private List<String> against = List.of();

	@Option(names = "--about", paramLabel = "NAME", description = {
			"Is that component too strong, too weak, or of no use? Play the same games once more without it, and answer in one sentence first.",
			"The expansions of a pack that only adds to a game are on then, unless --with or --scenario is given." })
	private @Nullable String about;

	@Option(names = "--ready", description = {
			"With --about: let it lie ready when games begin, as `play --here` does; the other games have it too, but it does nothing there.",
			"For what is too rarely met to be judged." })
	private boolean ready;

	@Option(names = "--forced", description = {
			"With --about: let it lie ready when games begin, and be in none of the other games, which begin where the set-up ends.",
			"For what does nothing by itself, as a Weapon, and for what another rule asks for." })
	private boolean forced;

	@Option(names = "--each", description = {
			"Which components of the pack are too strong, too weak or of no use? Ask about each in turn, lying ready when games begin, and",
			"answer in one sentence first. As many --games with each as without it, with each number of players." })
	private boolean each;

	@Option(names = "--against-base", description = {
			"Play the same games once more by the game that this pack changes, without the pack, and answer in one sentence first." })
	private boolean againstBase;

	@Option(names = "--explain", paramLabel = "SEED:DECISION", description = {
			"Instead of playing many games, tell what the program weighed at that decision of the game with that seed: what each option",
			"seemed worth to it. Decisions count from 1." })
	private @Nullable String explained;

	@Option(names = "--on", paramLabel = "spark://HOST:PORT", converter = ClusterAddress.Converter.class, description = {
			"Let a cluster of Apache Spark 4.2 play the games, whose master is there. The report is the same as without.",
			"Fetches the libraries of Spark on first use." })
	private @Nullable ClusterAddress on;

	@Option(names = "--results", paramLabel = "FILE",
			description = "Write the result of each game to a file while they are played, one JSON object a line.")
	private @Nullable Path results;

	@Option(names = "--resume", description = {
			"Go on with the file of --results: games that it has are not played again.",
			"More --games may be wanted than when it was begun." })
	private boolean resume;

	@Option(names = "--report", paramLabel = "FILE",
			description = "Write the whole report to a file, by the end of its name .html, .json or .csv. May be given several times.")
	private List<Path> reports = List.of();

	@Mixin
	private ThreadsOption threads;

	@Mixin
	private PackSelectionOptions selected;

	@Mixin
	private JsonOption json;

	/** @param console where the results are told */
	public SimulateCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		checkUsage();
		PlanRequest request = request();
		if (each) {
			return survey(request);
		}
		PlannedGames planned;
		try {
			planned = PlannedGames.of(request, new Workshop(selected.packs()));
			tellOfWhatWasLearned(planned.packs());
		} catch (WrongChoice wrong) {
			throw wrongUsage(wrong.getMessage());
		}
		Plan plan = planned.plan();
		List<String> on = plan.rulesets().stream().flatMap(ruleset -> ruleset.world().expansions().stream()).toList();
		planned.packs().getFirst().remarkOnExpansions(on, "--with").ifPresent(console.err()::println);
		Explanation.Moment moment = moment();
		if (moment != null) {
			tell(moment, new Explanation(plan.rulesets().getFirst(), agents).of(moment, plan.seats().getFirst()));
			return ExitCode.FINE;
		}
		try (Interruption interruption = new Interruption(); PlayingField field = field(planned.packs())) {
			Tally tally = new Tally(plan);
			Optional<String> failure = play(plan, tally, field.executor(request), interruption);
			field.changeSince().ifPresent(console.err()::println);
			Report report = tally.report(Version.number(), place -> planned.packs().stream().anyMatch(pack -> pack.opened().isOwn(place)),
					planned.focus());
			tell(report);
			new Rerun(request).of(report).ifPresent(console.err()::println);
			failure.ifPresent(reason -> {
				throw new ContentProblem(reason);
			});
			return report.hasBrokenGames() ? ExitCode.PROBLEMS : ExitCode.FINE;
		}
	}

	private void checkUsage() {
		Path results = this.results;
		if (games < 1 || games > MOST_GAMES) {
			throw wrongUsage("--games: there must be 1 to " + MOST_GAMES);
		}
		if (seed > Long.MAX_VALUE - games) {
			throw wrongUsage("--seed: there are not so many seeds after that one");
		}
		if (about != null && againstBase) {
			throw wrongUsage("--about and --against-base ask two questions; ask one after the other");
		}
		if ((ready || forced) && about == null) {
			throw wrongUsage((ready ? "--ready" : "--forced") + " says how games begin that are about a component; name it with --about");
		}
		if (ready && forced) {
			throw wrongUsage("--ready compares with games in which it does nothing, --forced with games without it; choose one");
		}
		if (each && (about != null || againstBase || !against.isEmpty() || !varied.isEmpty())) {
			throw wrongUsage("--each asks about each component in turn; ask --about, --against, --against-base and --vary by themselves");
		}
		if (each && (results != null || explained != null)) {
			throw wrongUsage("--each tells of components, not of single games; leave out --results and --explain");
		}
		if (on != null && spec.commandLine().getParseResult().hasMatchedOption("--threads")) {
			throw wrongUsage("--threads says how many games this machine plays at once; with --on, the cluster has as many as it has");
		}
		if (on != null && explained != null) {
			throw wrongUsage("--explain plays one game, on this machine; leave out --on");
		}
		if (explained != null && (about != null || againstBase || !against.isEmpty() || !varied.isEmpty() || !reports.isEmpty())) {
			throw wrongUsage("--explain plays one game by the rules as they are; leave out --about, --against, --against-base, --vary and "
					+ "--report");
		}
		if (resume && results == null) {
			throw wrongUsage("--resume goes on with a file; name it with --results");
		}
		Optional<Path> overwriting = results == null ? Optional.empty() : new ReportFiles(reports).sameAs(results);
		overwriting.ifPresent(report -> {
			throw wrongUsage("--report: " + report + " is the file of --results, which a report would write over");
		});
		try {
			new ReportFiles(reports).check();
		} catch (WrongChoice wrong) {
			throw wrongUsage(wrong.getMessage());
		}
	}

	/** What is to be explained; null when nothing is. */
	private Explanation.@Nullable Moment moment() {
		String written = explained;
		return written == null
				? null
				: Explanation.Moment.of(written)
						.orElseThrow(() -> wrongUsage(
								"--explain " + written
										+ ": that reads like 17:42, the seed of a game and the number of a decision, which count from 1"));
	}

	private void tell(Explanation.Moment moment, List<String> lines) {
		if (json.isWanted()) {
			json.print(console, new Explained(moment.seed(), moment.number(), lines));
		} else {
			lines.forEach(console.out()::println);
		}
		console.out().flush();
	}

	/** What is printed of a decision for other programs. */
	private record Explained(long seed, int decision, List<String> lines) {}

	private ParameterException wrongUsage(String message) {
		return new ParameterException(spec.commandLine(), message);
	}

	private void tellOfWhatWasLearned(List<OpenPack> packs) {
		if (agents.stream().anyMatch(Policy::usesWhatWasLearned)) {
			packs.stream().map(pack -> pack.opened().compiler().remarkOnLearned()).filter(remark -> !remark.isEmpty()).distinct()
					.forEach(console.err()::println);
		}
	}

	private PlanRequest request() {
		PlayerCounts players = seats;
		return new PlanRequest(folder.toString(), selected.packs(), new PlanRequest.Setup(scenario, modes, with, without),
				new PlanRequest.Comparisons(about, exposure(), againstBase, against.stream().map(PlanRequest.Opponent::named).toList(),
						varied),
				new PlanRequest.Games(players == null ? null : players.each(), games, seed,
						agents.stream().map(Object::toString).toList()));
	}

	private Exposure exposure() {
		return ready ? Exposure.READY : forced ? Exposure.FORCED : Exposure.MET;
	}

	/** Asks about each component of the pack. */
	private int survey(PlanRequest request) {
		SurveyedPack surveyed;
		try {
			surveyed = SurveyedPack.of(request, new Workshop(selected.packs()));
			tellOfWhatWasLearned(surveyed.packs());
		} catch (WrongChoice wrong) {
			throw wrongUsage(wrong.getMessage());
		}
		SurveyReport report;
		try (Interruption interruption = new Interruption(); PlayingField field = field(surveyed.packs())) {
			try (SimulationProgressLine progress = new SimulationProgressLine(console.err(), interruption)) {
				report = surveyed.survey(field).ask(surveyed.components(), progress);
			}
			field.changeSince().ifPresent(console.err()::println);
		}
		tell(report);
		if (!report.failure().isEmpty()) {
			throw new ContentProblem(report.failure());
		}
		return report.hasBrokenGames() ? ExitCode.PROBLEMS : ExitCode.FINE;
	}

	private void tell(SurveyReport report) {
		if (json.isWanted()) {
			json.printText(console, new SurveyJson(report).text());
		} else {
			report.sentences().forEach(console.out()::println);
		}
		console.out().flush();
		new ReportFiles(reports).write(new ReportFiles.Texts(() -> new SurveyHtml(report).text(), () -> new SurveyJson(report).text(),
				() -> new SurveyCsv(report).text()));
	}

	/** What went wrong while playing or keeping results, so that it ended early; empty when nothing did. */
	private Optional<String> play(Plan plan, Tally tally, GameExecutor executor, Interruption interruption) {
		Path results = this.results;
		Simulation simulation = new Simulation(plan, executor);
		if (results == null) {
			try (SimulationProgressLine progress = new SimulationProgressLine(console.err(), interruption)) {
				simulation.play(tally::add, progress);
				return Optional.empty();
			} catch (Simulation.Stopped stopped) {
				return Optional.of(stopped.getMessage());
			}
		}
		try (ResultsFile file = open(results, plan, tally, simulation);
				SimulationProgressLine progress = new SimulationProgressLine(console.err(), interruption)) {
			simulation.play(result -> {
				tally.add(result);
				keep(result, file);
			}, progress);
			return Optional.empty();
		} catch (Simulation.Stopped stopped) {
			return Optional.of(stopped.getCause() instanceof IOException unwritable
					? FileWords.unwritable(results, unwritable) + "; make room and go on with --resume"
					: stopped.getMessage() + System.lineSeparator() + results + " has the results until then; go on with --resume");
		} catch (IOException unwritable) {
			return Optional.of(FileWords.unwritable(results, unwritable));
		}
	}

	/** Where the games are played. */
	private PlayingField field(List<OpenPack> packs) {
		ClusterAddress cluster = on;
		if (cluster == null) {
			return PlayingField.here(threads.number());
		}
		ProgressLine line = new ProgressLine(console.err(), Duration.ZERO);
		line.show("Connecting to " + cluster);
		try {
			return PlayingField.on(cluster, packs, console.err()::println);
		} finally {
			line.erase();
		}
	}

	private static void keep(GameResult result, ResultsFile file) throws Simulation.Stopped {
		try {
			file.add(result);
		} catch (IOException unwritable) {
			throw new Simulation.Stopped(unwritable);
		}
	}

	private ResultsFile open(Path results, Plan plan, Tally tally, Simulation simulation) {
		boolean goesOn = resume && Files.exists(results);
		try {
			return goesOn ? resumed(results, plan, tally, simulation) : ResultsFile.create(results, plan, Version.number());
		} catch (FileAlreadyExistsException there) {
			throw new ContentProblem("there is a " + results + " already; go on with it by --resume, or name another file");
		} catch (UnfitResults unfit) {
			throw new ContentProblem(unfit.getMessage());
		} catch (IOException wrong) {
			throw new ContentProblem(goesOn ? FileWords.unreadable(results, wrong) : FileWords.unwritable(results, wrong));
		}
	}

	private ResultsFile resumed(Path results, Plan plan, Tally tally, Simulation simulation) throws IOException, UnfitResults {
		ResultsFile file = ResultsFile.resume(results, plan, Version.number(), result -> {
			simulation.passOver(result);
			tally.add(result);
		});
		if (file.isBegun()) {
			console.err().println(results + " holds no result yet and is begun anew");
		}
		return file;
	}

	private void tell(Report report) {
		if (json.isWanted()) {
			json.printText(console, new JsonReport(report).text());
		} else {
			new ReportWords(report).lines().forEach(console.out()::println);
		}
		console.out().flush();
		new ReportFiles(reports).write(new ReportFiles.Texts(() -> new HtmlReport(report).text(), () -> new JsonReport(report).text(),
				() -> new CsvReport(report).text()));
	}
}
