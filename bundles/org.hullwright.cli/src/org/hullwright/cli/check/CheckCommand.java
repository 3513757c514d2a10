package org.hullwright.cli.check;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;

import org.hullwright.cli.Console;
import org.hullwright.cli.ExitCode;
import org.hullwright.cli.JsonOption;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Problem;
import org.hullwright.cli.pack.Workshop;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints what is wrong with packs, one line for each problem. */
@Command(name = "check", mixinStandardHelpOptions = true, description = "Looks for problems in packs.", footer = { "",
		"Each problem is a line FILE:LINE:COLUMN: SEVERITY: MESSAGE [CODE]. Ends with 1 when there are errors; warnings are fine." })
public final class CheckCommand implements Callable<Integer> {

	private final Console console;

	@Parameters(paramLabel = "FOLDER", arity = "1..*", description = "Folders of packs. What they require lies beside them.")
	private List<Path> folders;

	@Option(names = "--expansions", paramLabel = "EXPANSION", split = ",", description = "Expansions to look at together, separated by commas.")
	private Set<String> expansions = Set.of();

	@Mixin
	private JsonOption json;

	/** @param console where problems are printed */
	public CheckCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		Workshop workshop = new Workshop();
		List<CheckedPack> checked = new ArrayList<>();
		for (Path folder : folders) {
			OpenPack pack = workshop.open(folder);
			checked.add(CheckedPack.of(pack, expansions.isEmpty() ? pack.problems() : pack.problems(expansions)));
			tell(checked.getLast());
		}
		if (json.isWanted()) {
			json.print(console, new Report(checked));
		}
		return checked.stream().allMatch(pack -> pack.errors() == 0) ? ExitCode.FINE : ExitCode.PROBLEMS;
	}

	private void tell(CheckedPack pack) {
		if (!json.isWanted()) {
			pack.problems().forEach(console.out()::println);
		}
		console.err().println(pack.name() + ": " + summary(pack.errors(), pack.problems().size() - pack.errors()));
	}

	/** What is printed for other programs. */
	private record Report(List<CheckedPack> packs) {
	}

	/** A pack and what is wrong with it. */
	private record CheckedPack(String name, String folder, long errors, List<Problem> problems) {

		static CheckedPack of(OpenPack pack, List<Problem> problems) {
			return new CheckedPack(pack.name(), pack.folder().toString(), problems.stream().filter(Problem::isError).count(), problems);
		}
	}

	private static String summary(long errors, long others) {
		if (errors == 0 && others == 0) {
			return "no problems found";
		}
		return counted(errors, "error") + ", " + counted(others, "warning");
	}

	private static String counted(long number, String what) {
		return number + " " + what + (number == 1 ? "" : "s");
	}
}
