package org.hullwright.cli.check;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;

import org.hullwright.cli.Console;
import org.hullwright.cli.ExitCode;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Problem;
import org.hullwright.cli.pack.Workshop;

import picocli.CommandLine.Command;
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

	/** @param console where problems are printed */
	public CheckCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		Workshop workshop = new Workshop();
		long errors = 0;
		for (Path folder : folders) {
			OpenPack pack = workshop.open(folder);
			List<Problem> problems = expansions.isEmpty() ? pack.problems() : pack.problems(expansions);
			problems.forEach(console.out()::println);
			long found = problems.stream().filter(Problem::isError).count();
			errors += found;
			console.err().println(pack.name() + ": " + summary(found, problems.size() - found));
		}
		return errors == 0 ? ExitCode.FINE : ExitCode.PROBLEMS;
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
