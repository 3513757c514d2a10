package org.hullwright.cli.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.packs.OpenedPack;
import org.hullwright.packs.PackProblem;

/** What is wrong with a pack, looked for only when asked, and what is refused because of that. */
final class PackProblems {

	private final OpenedPack pack;
	private final ShownFiles files;
	/** Null until the pack was checked. */
	private @Nullable List<ProblemLine> found;

	PackProblems(OpenedPack pack, ShownFiles files) {
		this.pack = pack;
		this.files = files;
	}

	/** What checks find, and when that leaves no error, what only shows when the pack is compiled. */
	List<ProblemLine> all() {
		List<ProblemLine> known = found;
		if (known == null) {
			known = lines(pack.problems(CancelIndicator.NullImpl));
			addRefusals(known, pack::refusals);
			found = known;
		}
		return known;
	}

	/** The same, also with some expansions on. */
	List<ProblemLine> with(Set<String> expansions) {
		List<ProblemLine> known = all();
		addRefusals(known, () -> pack.refusals(expansions));
		return known;
	}

	private void addRefusals(List<ProblemLine> found, Supplier<List<PackProblem>> refusals) {
		if (found.stream().noneMatch(ProblemLine::isError)) {
			found.addAll(lines(possible(refusals)));
		}
	}

	private List<ProblemLine> lines(List<PackProblem> problems) {
		return problems.stream().map(problem -> ProblemLine.of(problem, files.fileOf(problem.place())))
				.collect(Collectors.toCollection(ArrayList::new));
	}

	/** Refuses a pack with errors. */
	void refuseErrors() {
		List<ProblemLine> errors = all().stream().filter(ProblemLine::isError).toList();
		if (!errors.isEmpty()) {
			throw new ContentProblem(errors.stream().map(ProblemLine::toString).collect(Collectors.joining(System.lineSeparator())));
		}
	}

	/** What is made with expansions; when they do not go, the user is told which there are. */
	<T> T possible(Supplier<T> made) {
		try {
			return made.get();
		} catch (IllegalArgumentException wrong) {
			List<String> there = pack.compiler().expansions().names();
			throw new ContentProblem(
					wrong.getMessage() + "; " + pack.loaded().name() + " has " + (there.isEmpty() ? "none" : String.join(", ", there)));
		}
	}
}
