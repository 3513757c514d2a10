package org.hullwright.cli.simulate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.pack.PackSelectionOptions;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.play.PlayerCounts;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.JsonOption;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.tree.Trials;
import org.hullwright.simulation.rules.Ruleset;
import org.hullwright.simulation.tune.NumberRange;
import org.hullwright.simulation.tune.Setting;
import org.hullwright.simulation.tune.SettingSearch;
import org.hullwright.simulation.tune.Target;
import org.hullwright.simulation.tune.Tried;
import org.hullwright.simulation.tune.Tuner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Finds numbers of the rules that make a game as hard as it is wanted. */
@Command(name = "tune", mixinStandardHelpOptions = true,
		description = "Finds the value of a number of the rules, or of several, with which something happens as often as is wanted.",
		footer = { "",
				"For example:",
				"  hullwright tune examples/retaliation --number Recon.oxygen=2..8 --between 20..30 --players 3 --agents heuristic",
				"Values are tried by bisection, so it has to go only up or only down with the number. Of each value the same games are played: "
						+ Tuner.BATCH + ",",
				"then twice as many each time, until the interval (99.5 %%, for it is looked at again and again) is all within the bounds or all",
				"outside. The second number only changes where no value of the first one fits, which then stays at the nearest; and so on. It ends",
				"when a setting fits, when a whole turn has moved no number, or after " + SettingSearch.MOST_TURNS + " turns." })
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class TuneCommand implements Callable<Integer> {

	private static final Pattern NUMBER = Pattern.compile("([^=]+)=(-?\\d{1,9})\\.\\.(-?\\d{1,9})");
	private static final Pattern RANGE = Pattern.compile("(-?\\d{1,9})\\.\\.(-?\\d{1,9})");
	private static final int MOST_GAMES = 1_000_000;

	private final Console console;

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "FOLDER", description = "Folder of the pack.")
	private Path folder;

	@Option(names = "--number", paramLabel = "NAME=A..B", required = true, description = {
			"The number to find, as for --vary of simulate, and between which values to look for it. Give the option again for more numbers,",
			"the one first that you would rather change." })
	private List<String> numbers = List.of();

	@Option(names = "--measure", paramLabel = "TITLE",
			description = "What is measured: `somebody wins`, `seat 1 wins`, or the title of a measure of the pack's experiments. "
					+ "Somebody wins, unless given.")
	private String measure = "somebody wins";

	@Option(names = "--between", paramLabel = "LOW..HIGH", required = true,
			description = "Where it is to be: of what is so or not in percent of all games, else an average.")
	private String between;

	@Option(names = "--games", paramLabel = "N", description = "How many games of each value at most; 1000 unless given.")
	private int games = 1_000;

	@Mixin
	private ThreadsOption threads;

	@Mixin
	private GamesOptions options;

	@Mixin
	private PackSelectionOptions selected;

	@Mixin
	private JsonOption json;

	/** @param console where the answer is told */
	public TuneCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		Matcher range = matched(RANGE, between, "--between " + between + ": that reads like 20..30");
		Trials.Bounds bounds = new Trials.Bounds(Integer.parseInt(range.group(1)), Integer.parseInt(range.group(2)));
		if (bounds.lower() >= bounds.upper()) {
			throw wrongUsage("--between " + between + ": the second number has to be larger than the first one");
		}
		options.checkGames(games, MOST_GAMES);
		try {
			return tune(bounds);
		} catch (WrongChoice wrong) {
			throw wrongUsage(wrong.getMessage());
		}
	}

	/** The numbers that may change, each of which is one of the rules and can have both ends of its range. */
	private List<NumberRange> ranges(Rulesets rulesets) {
		List<NumberRange> ranges = new ArrayList<>();
		for (String each : numbers) {
			Matcher wanted = matched(NUMBER, each, "--number " + each + ": that reads like NAME=2..8");
			String name = wanted.group(1).strip();
			int from = Integer.parseInt(wanted.group(2));
			int to = Integer.parseInt(wanted.group(3));
			if (from > to) {
				throw wrongUsage("--number " + each + ": the range begins with the larger number");
			}
			if (ranges.stream().anyMatch(range -> range.name().equals(name))) {
				throw new WrongChoice("--number " + name + ": it is named twice");
			}
			rulesets.numbered(one(name, from));
			rulesets.numbered(one(name, to));
			ranges.add(new NumberRange(name, from, to, rulesets.present(name)));
		}
		return ranges;
	}

	private static SequencedMap<String, Integer> one(String name, int value) {
		SequencedMap<String, Integer> number = new LinkedHashMap<>();
		number.put(name, value);
		return number;
	}

	private Matcher matched(Pattern pattern, String written, String message) {
		Matcher matcher = pattern.matcher(written.strip());
		if (!matcher.matches()) {
			throw wrongUsage(message);
		}
		return matcher;
	}

	private ParameterException wrongUsage(String message) {
		return new ParameterException(spec.commandLine(), message);
	}

	private int tune(Trials.Bounds bounds) {
		Rulesets rulesets = new Rulesets(new Workshop(selected.packs()), folder, options.scenario(), options.modes(), options.named(),
				List.of());
		rulesets.switchOnAdditions();
		Ruleset first = rulesets.first();
		List<NumberRange> ranges = ranges(rulesets);
		Target target = Target.of(measure, first, bounds).orElseThrow(() -> new WrongChoice(
				"there is nothing measured that is called " + measure + "; there are " + String.join(", ", Target.titles(first))));
		int seats = players(first.program());
		if (target.seat() > seats) {
			throw new WrongChoice("there is no seat " + target.seat() + " in games of " + seats + (seats == 1 ? " player" : " players"));
		}
		SettingSearch search = new SettingSearch(ranges, rulesets::numbered,
				of -> new Tuner(of, target, seats, games, options.seed(), options.agents(), threads.number()));
		Optional<Setting> found;
		boolean cancelled;
		try (Interruption interruption = new Interruption();
				SimulationProgressLine progress = new SimulationProgressLine(console.err(), interruption)) {
			found = search.search(progress);
			cancelled = progress.isCancelled();
		}
		tell(ranges, target, search, found.<@Nullable Setting>map(fits -> fits).orElse(null), cancelled);
		return found.isPresent() ? ExitCode.FINE : ExitCode.PROBLEMS;
	}

	private int players(Program program) {
		PlayerCounts wanted = options.wantedPlayers().orElseGet(() -> {
			int fewest = program.world().game().fewestPlayers();
			return new PlayerCounts(fewest, fewest);
		});
		if (wanted.each().size() > 1) {
			throw wrongUsage("--players: a value is found for one number of players at a time");
		}
		options.check(wanted.fewest(), program);
		return wanted.fewest();
	}

	private void tell(List<NumberRange> ranges, Target target, SettingSearch search, @Nullable Setting found, boolean cancelled) {
		String first = found != null
				? found.inWords() + ": " + words(found.tried(), target) + ", which is within " + between + "."
				: (cancelled ? "Ended early; no" : "No") + (ranges.size() == 1 ? " value of " : " values of ")
						+ ranges.stream().map(range -> range.name() + " from " + range.from() + " to " + range.to())
								.collect(Collectors.joining(" and "))
						+ (ranges.size() == 1 ? " was" : " were") + " shown to be within " + between
						+ search.nearest(target).map(nearest -> "; " + (ranges.size() == 1
								? String.valueOf(nearest.tried().number())
								: nearest.inWords()) + " comes nearest: " + words(nearest.tried(), target)).orElse("")
						+ "." + (!cancelled && search.isOneSided()
								? " Both ends are on the same side, so nothing between them was tried; where it goes up and down again, look in a part"
								: "");
		if (json.isWanted()) {
			json.print(console, new Answer(first, found == null ? null : found.numbers(), search.tried()));
		} else {
			List<String> lines = new ArrayList<>(List.of(first));
			search.tried().forEach(setting -> lines.add("  "
					+ (ranges.size() == 1 ? String.valueOf(setting.tried().number()) : setting.inWords()) + ": "
					+ words(setting.tried(), target) + ", " + verdict(setting.tried())));
			lines.forEach(console.out()::println);
		}
		console.out().flush();
	}

	/** What is printed for other programs. */
	private record Answer(String words, @Nullable SequencedMap<String, Integer> numbers, List<Setting> tried) {}

	private static String words(Tried tried, Target target) {
		String unit = target.share() ? " %" : "";
		return String.format(Locale.ROOT, "%s %.1f%s (%.1f to %.1f) of %d games", target.title(), tried.value(target), unit,
				tried.interval().lower(), tried.interval().upper(), tried.sample().games());
	}

	private static String verdict(Tried tried) {
		return switch (tried.verdict()) {
			case FITS -> "fits";
			case BELOW -> "too little";
			case ABOVE -> "too much";
			case OPEN -> "not shown by so many games";
		};
	}
}
