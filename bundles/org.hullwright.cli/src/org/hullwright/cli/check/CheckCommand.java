package org.hullwright.cli.check;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.cache.ResultCache;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.PackSelectionOptions;
import org.hullwright.cli.pack.ProblemLine;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.JsonOption;
import org.hullwright.cli.texts.TranslationNotes;
import org.hullwright.cli.together.TogetherOptions;
import org.hullwright.lang.pack.PackSelection;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints what is wrong with packs, one line for each problem. */
@Command(name = "check", mixinStandardHelpOptions = true, description = "Looks for problems in packs.", footer = { "",
		"Each problem is a line FILE:LINE:COLUMN: SEVERITY: MESSAGE [CODE]. Ends with 1 when there are errors; warnings are fine." })
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class CheckCommand implements Callable<Integer> {

	private final Console console;
	private final ResultCache<CheckedPack> cache = ResultCache.ofThisProgram(CheckedPack.class, CheckedPack::isWhole);
	private @Nullable Workshop workshop; // null until something must be checked

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "FOLDER", arity = "1..*", description = "Folders of packs. What they require lies beside them.")
	private List<Path> folders;

	@Option(names = "--expansions", paramLabel = "EXPANSION", split = ",",
			description = "Expansions to look at together, separated by commas.")
	private Set<String> expansions = Set.of();

	@Option(names = "--anew", description = "Check even what has not changed since it was checked last.")
	private boolean anew;

	@Mixin
	private TogetherOptions together;

	@Mixin
	private PackSelectionOptions selected;

	@Mixin
	private JsonOption json;

	/** @param console where problems are printed */
	public CheckCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		if (!together.refusal().isEmpty()) {
			throw new ParameterException(spec.commandLine(), together.refusal());
		}
		if (together.isWanted()) {
			if (!selected.packs().equals(PackSelection.NONE) || !expansions.isEmpty()) {
				throw new ParameterException(spec.commandLine(),
						"--together looks at every game and every expansion; leave --game, --also and --expansions out");
			}
			return together.run(folders, console, json);
		}
		List<CheckedPack> checked = new ArrayList<>();
		for (Path folder : folders) {
			checked.add(checked(folder));
			tell(checked.getLast());
		}
		if (json.isWanted()) {
			json.print(console, new Report(checked));
		}
		return checked.stream().allMatch(CheckedPack::isFine) ? ExitCode.FINE : ExitCode.PROBLEMS;
	}

	/** What cannot even be opened does not keep the others from being checked. */
	private CheckedPack checked(Path folder) {
		try {
			return anew || !selected.packs().equals(PackSelection.NONE)
					? check(folder)
					: cache.recall(folder, expansions).orElseGet(() -> check(folder));
		} catch (ContentProblem refused) {
			return CheckedPack.refused(folder, refused.getMessage());
		}
	}

	private CheckedPack check(Path folder) {
		Instant began = Instant.now();
		OpenPack pack = workshop().open(folder);
		List<ProblemLine> problems = new ArrayList<>(expansions.isEmpty() ? pack.problems() : pack.problems(expansions));
		if (problems.stream().noneMatch(ProblemLine::isError)) {
			problems.addAll(new LegibilityCheck(pack, workshop().cards()).warnings());
		}
		CheckedPack found = CheckedPack.of(pack, problems, TranslationNotes.of(pack, workshop()));
		if (selected.packs().equals(PackSelection.NONE)) {
			cache.keep(folder, expansions, began, pack.opened().loaded(), found);
		}
		return found;
	}

	private Workshop workshop() {
		Workshop known = workshop;
		if (known == null) {
			known = new Workshop(selected.packs());
			workshop = known;
		}
		return known;
	}

	private void tell(CheckedPack pack) {
		if (!json.isWanted()) {
			pack.problems().forEach(console.out()::println);
		}
		console.err().println(pack.summary());
		pack.translations().forEach(note -> console.err().println(pack.name() + ": " + note));
	}

	/** What is printed for other programs. */
	private record Report(List<CheckedPack> packs) {}
}
