package org.hullwright.cli.games;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.cli.pack.NamedFolders;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.JsonOption;
import org.hullwright.cli.terminal.ProgressLine;
import org.hullwright.packs.family.FamilyReader;
import org.hullwright.packs.family.GameFamily;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells which games there are, and what goes with each. */
@Command(name = "games", mixinStandardHelpOptions = true, description = "Tells which games there are, and what goes with each.",
		footer = { "",
				"All numbers are counted in the packs. Tests are counted, not run; `hullwright test` runs them." })
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class GamesCommand implements Callable<Integer> {

	private final Console console;

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "FOLDER", arity = "0..*",
			description = "Folders of packs, or folders in which packs lie; this one unless given.")
	private List<Path> folders = List.of(Path.of("."));

	@Option(names = "--markdown", description = "Print a page in Markdown, as for a README.")
	private boolean markdown;

	@Mixin
	private JsonOption json;

	/** @param console where the games are told */
	public GamesCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		if (markdown && json.isWanted()) {
			throw new ParameterException(spec.commandLine(), "--markdown and --json are two forms of the same; choose one");
		}
		GameFamily family = read();
		if (json.isWanted()) {
			json.print(console, GamesReport.of(family));
		} else if (markdown) {
			new GamesMarkdown(family).lines().forEach(console.out()::println);
		} else {
			new GamesText(family).lines().forEach(console.out()::println);
		}
		return ExitCode.FINE;
	}

	private GameFamily read() {
		List<Path> packs = NamedFolders.packsIn(folders);
		ProgressLine progress = new ProgressLine(console.err(), Duration.ofMillis(200));
		GameFamily family = new FamilyReader(new Workshop().toolChain()).read(packs, List.of(), folder -> {
			if (progress.isDue()) {
				progress.show("reading " + folder);
			}
		}, () -> false);
		progress.erase();
		return family;
	}
}
