package org.hullwright.cli.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.PackSelectionOptions;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.play.PlayerCounts;
import org.hullwright.cli.simulate.GamesOptions;
import org.hullwright.cli.simulate.Interruption;
import org.hullwright.cli.simulate.PlanRequest;
import org.hullwright.cli.simulate.PlannedGames;
import org.hullwright.cli.simulate.SimulationProgressLine;
import org.hullwright.cli.simulate.ThreadsOption;
import org.hullwright.cli.simulate.WrongChoice;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.JsonOption;
import org.hullwright.cli.terminal.Version;
import org.hullwright.simulation.play.Policy;
import org.hullwright.simulation.play.Simulation;
import org.hullwright.simulation.report.Answers;
import org.hullwright.simulation.report.Focus;
import org.hullwright.simulation.report.Report;
import org.hullwright.simulation.report.Tally;
import org.hullwright.simulation.rules.Exposure;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells what a new version of a pack changed: in what it declares, in its tests, and in paired games with the same seeds. */
@Command(name = "compare", mixinStandardHelpOptions = true,
		description = "Tells what a new version of a pack changed: in its rules, for its tests, and in games.", footer = { "",
				"For example:", "  hullwright compare ../before/mypack mypack --players 3 --agents heuristic",
				"The same games are played by both versions, with the same seeds. What is said of them comes first. `simulate NEW --against OLD`",
				"tells more of the games." })
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class CompareCommand implements Callable<Integer> {

	private static final int MOST_GAMES = 1_000_000;
	private static final String NEW_VERSION = "The new version";

	private final Console console;

	@Parameters(index = "0", paramLabel = "OLD", description = "Folder of the version before.")
	private Path before;

	@Parameters(index = "1", paramLabel = "NEW", description = "Folder of the version now.")
	private Path after;

	@Option(names = "--games", paramLabel = "N",
			description = "How many games of each version with each number of players; 500 unless given.")
	private int games = 500;

	@Mixin
	private ThreadsOption threads;

	@Mixin
	private GamesOptions options;

	@Mixin
	private PackSelectionOptions selected;

	@Mixin
	private JsonOption json;

	/** @param console where the answer is told */
	public CompareCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		options.checkGames(games, MOST_GAMES);
		Workshop workshop = new Workshop(selected.packs());
		OpenPack old = workshop.open(before);
		OpenPack now = workshop.open(after);
		PackChanges changes = PackChanges.between(old, now, workshop.outlines());
		TestChanges tests = TestChanges.between(old, now, workshop);
		Report report;
		try {
			report = report(workshop, now, changes);
		} catch (WrongChoice wrong) {
			throw options.wrongUsage(wrong.getMessage());
		}
		List<String> lines = new ArrayList<>(changes.remarkOnGames().stream().toList());
		lines.addAll(new Answers(report).conclusions());
		lines.add("");
		lines.addAll(changes.lines());
		lines.add("");
		lines.addAll(tests.lines());
		List<String> encounters = new Answers(report).encounters();
		if (!encounters.isEmpty()) {
			lines.add("");
			lines.addAll(encounters);
		}
		tell(lines, changes, tests);
		console.out().flush();
		return report.hasBrokenGames() || !tests.after().passed() ? ExitCode.PROBLEMS : ExitCode.FINE;
	}

	private Report report(Workshop workshop, OpenPack now, PackChanges changes) {
		PlannedGames planned = PlannedGames.of(request(now), workshop);
		Tally tally = new Tally(planned.plan());
		try (Interruption interruption = new Interruption();
				SimulationProgressLine progress = new SimulationProgressLine(console.err(), interruption)) {
			new Simulation(planned.plan(), threads.number()).play(tally::add, progress);
		} catch (Simulation.Stopped unexpected) {
			throw new IllegalStateException(unexpected);
		}
		return tally.report(Version.number(), place -> planned.packs().stream().anyMatch(pack -> pack.opened().isOwn(place)),
				new Focus(changes.single().map(one -> one + " as it is now").orElse(NEW_VERSION), changes.touched(), 1, Exposure.MET));
	}

	/** The same games by both versions, what a pack adds to a game included. */
	private PlanRequest request(OpenPack now) {
		List<String> with = options.scenario() == null ? List.copyOf(options.expansions(now)) : options.named();
		List<Integer> seats = options.wantedPlayers().<@Nullable List<Integer>>map(PlayerCounts::each).orElse(null);
		return new PlanRequest(after.toString(), selected.packs(),
				new PlanRequest.Setup(options.scenario(), options.modes(), with, List.of()),
				new PlanRequest.Comparisons(null, Exposure.MET, false,
						List.of(new PlanRequest.Opponent(before.toString(), before.toString())),
						List.of()),
				new PlanRequest.Games(seats, games, options.seed(), options.agents().stream().map(Policy::toString).toList()));
	}

	private void tell(List<String> lines, PackChanges changes, TestChanges tests) {
		if (json.isWanted()) {
			Map<String, Object> answer = new LinkedHashMap<>();
			answer.put("words", lines.stream().filter(line -> !line.isEmpty()).toList());
			answer.put("changed", named(changes.changed()));
			answer.put("added", named(changes.added()));
			answer.put("removed", named(changes.removed()));
			answer.put("required", changes.required());
			answer.put("testsBefore", tests.before().counted());
			answer.put("testsNow", tests.after().counted());
			json.print(console, answer);
		} else {
			lines.forEach(console.out()::println);
		}
	}

	private static List<Map<String, String>> named(List<Declared> declared) {
		return declared.stream().map(each -> Map.of("name", each.name(), "title", each.title(), "place", each.place())).toList();
	}
}
