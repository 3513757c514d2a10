package org.hullwright.cli.odds;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Predicate;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.PackSelectionOptions;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.simulate.GamesOptions;
import org.hullwright.cli.simulate.Interruption;
import org.hullwright.cli.simulate.SimulationProgressLine;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.JsonOption;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.tree.Place;
import org.hullwright.simulation.odds.Odds;
import org.hullwright.simulation.odds.OddsPlan;
import org.hullwright.simulation.odds.OddsSampling;
import org.hullwright.simulation.odds.OddsWords;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells the odds at each line of a text. */
@Command(name = "odds", mixinStandardHelpOptions = true,
		description = "Tells how often each line comes into play: plays games and counts, and reckons dice and decks exactly.",
		footer = { "", "For example:", "  hullwright odds examples/lockdown events.hull:12",
				"Percents are followed by where they would be in ever more such games, with 95 %% confidence." })
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class OddsCommand implements Callable<Integer> {

	private static final int MOST_GAMES = 10_000_000;

	private final Console console;

	@Parameters(index = "0", paramLabel = "FOLDER", description = "Folder of the pack.")
	private Path folder;

	@Parameters(index = "1", arity = "0..1", paramLabel = "FILE[:LINE]",
			description = "Which file of the pack, and which line of it. All files of the pack itself unless given.")
	private @Nullable String lines;

	@Option(names = "--games", paramLabel = "N", description = "How many games in all; 1000 unless given.")
	private int games = 1_000;

	@Mixin
	private GamesOptions options;

	@Mixin
	private PackSelectionOptions selected;

	@Mixin
	private JsonOption json;

	/** @param console where the odds are told */
	public OddsCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		options.checkGames(games, MOST_GAMES);
		OpenPack pack = new Workshop(selected.packs()).open(folder);
		Set<String> on = options.expansions(pack);
		Program program = pack.probedProgram(on);
		pack.refuseWithoutGame();
		Predicate<Place> wanted = wanted(pack);
		OddsPlan plan = new OddsPlan(program, options.players(program), options.modes(), options.scenario(), options.agents(),
				options.seed(), games);
		Odds odds;
		try (Interruption interruption = new Interruption();
				SimulationProgressLine progress = new SimulationProgressLine(console.err(), interruption)) {
			odds = new OddsSampling(plan, Clock.systemUTC()).sample(progress).only(wanted);
		}
		tell(odds, pack);
		console.out().flush();
		return ExitCode.FINE;
	}

	private Predicate<Place> wanted(OpenPack pack) {
		String written = lines;
		if (written == null) {
			Path own = pack.opened().loaded().folder();
			return place -> place.line() > 0 && Path.of(pack.files().fileOf(place)).toAbsolutePath().normalize().startsWith(own);
		}
		return LinesWanted.of(written).in(pack.files());
	}

	/** A line of the answer. */
	private record Told(Place place, String words) {}

	/** What is printed for other programs. */
	private record Answer(int games, int broken, String fingerprint, String counted, List<Line> lines) {

		private record Line(String file, int line, int column, String odds) {}
	}

	private void tell(Odds odds, OpenPack pack) {
		List<Told> told = told(odds);
		if (told.isEmpty()) {
			throw new ContentProblem("nothing is performed, rolled or chosen " + (lines == null ? "in " + pack.name() : "at " + lines)
					+ "; name a file of the pack, and a line on which a rule, a sentence, an option or a deck begins");
		}
		if (json.isWanted()) {
			json.print(console, new Answer(odds.games(), odds.broken(), odds.fingerprint(), odds.counted().toString(), told.stream()
					.map(each -> new Answer.Line(pack.files().fileOf(each.place()), each.place().line(), each.place().column(),
							each.words()))
					.toList()));
			return;
		}
		console.out().println(new OddsWords(odds).games() + ":");
		told.forEach(each -> console.out().println(pack.files().shown(each.place()) + "  " + each.words()));
		if (odds.broken() > 0) {
			console.out().println("A rule broke " + odds.broken() + " other games, which count for nothing.");
		}
	}

	private static List<Told> told(Odds odds) {
		OddsWords words = new OddsWords(odds);
		List<Told> told = new ArrayList<>();
		odds.places().forEach(place -> told.add(new Told(odds.index().of(place.source()), words.place(place))));
		odds.chances().forEach(chance -> told.add(new Told(odds.index().of(chance.source()), words.chance(chance) + ", exactly")));
		told.sort(Comparator.comparing((Told each) -> each.place().file()).thenComparingInt(each -> each.place().offset()));
		return told;
	}
}
