package org.hullwright.cli.together;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.pack.NamedFolders;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.simulate.Interruption;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.JsonOption;
import org.hullwright.packs.ToolChain;
import org.hullwright.packs.family.FamilyPack;
import org.hullwright.packs.family.FamilyReader;
import org.hullwright.packs.family.GameFamily;
import org.hullwright.packs.together.CompatibilityReport;
import org.hullwright.packs.together.CompatibilityRun;
import picocli.CommandLine.Option;

/** A compatibility run: options of {@code check}, and what comes of them. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class TogetherOptions {

	private static final int GAMES = 10;

	@Option(names = "--together", description = {
			"Find out which of these packs, with their expansions and modes, can be on together, pair by pair. A FOLDER may also be one in",
			"which packs lie." })
	private boolean wanted;

	@Option(names = "--games", paramLabel = "N", description = {
			"With --together: each pair also plays so many random games, and every change in them is checked; 0 for none. " + GAMES
					+ " unless given." })
	private @Nullable Integer games;

	@Option(names = "--seed", paramLabel = "S", description = "With --together: the seed of the first game of each pair; 1 unless given.")
	private @Nullable Long seed;

	/** Whether it is to be found out how packs go together. */
	public boolean isWanted() {
		return wanted;
	}

	/** Why what was said makes no sense; empty when it does. */
	public String refusal() {
		if (!wanted && (games != null || seed != null)) {
			return "--games and --seed are for --together";
		}
		if (games != null && games < 0) {
			return "--games: there cannot be fewer than 0";
		}
		return seed != null && seed > Long.MAX_VALUE - gamesOfEach() ? "--seed: there are not so many seeds after that one" : "";
	}

	private int gamesOfEach() {
		Integer said = games;
		return said == null ? GAMES : said;
	}

	private long firstSeed() {
		Long said = seed;
		return said == null ? 1 : said;
	}

	/**
	 * Looks at all pairs and tells what was found, also when it was cancelled.
	 *
	 * @return the exit code
	 */
	public int run(List<Path> folders, Console console, JsonOption json) {
		List<Path> packs = NamedFolders.packsIn(folders);
		ToolChain tools = new Workshop().toolChain();
		CompatibilityReport report;
		try (Interruption interruption = new Interruption();
				TogetherProgress progress = new TogetherProgress(console.err(), interruption)) {
			GameFamily family = new FamilyReader(tools).readWithGames(packs, progress::reading, interruption::isAsked);
			Set<Path> named = packs.stream().map(TogetherOptions::whole).collect(Collectors.toSet());
			Set<String> names = family.packs().stream().filter(pack -> named.contains(whole(pack.folder()))).map(FamilyPack::name)
					.collect(Collectors.toSet());
			report = new CompatibilityRun(tools, family, FamilyReader.librariesOf(packs), gamesOfEach(), firstSeed()).run(names, progress);
			progress.erase();
			tell(report, new WrittenPlaces(packs), console, json);
			console.out().flush();
		}
		return report.hasProblems() || report.matrices().isEmpty() ? ExitCode.PROBLEMS : ExitCode.FINE;
	}

	private static Path whole(Path folder) {
		return folder.toAbsolutePath().normalize();
	}

	private static void tell(CompatibilityReport report, WrittenPlaces places, Console console, JsonOption json) {
		if (json.isWanted()) {
			json.print(console, TogetherReport.of(report, places));
		} else {
			new TogetherText(report, places).lines().forEach(console.out()::println);
		}
	}
}
