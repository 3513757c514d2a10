package org.hullwright.cli.pack;

import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.packs.OpenedPack;
import org.hullwright.packs.PackProblem;

/** What is wrong with a pack, looked for only when asked, and what is refused because of that. */
final class PackProblems {

	private final OpenedPack pack;
	private final ShownFiles files;
	private final ErrorFreePacks errorFree;
	private final Instant began;
	/** Whether it is known that checks find no error. */
	private boolean passed;
	/** Null until the pack was checked. */
	private @Nullable List<ProblemLine> checked;
	/** Null until it was compiled as well. */
	private @Nullable List<ProblemLine> found;

	/**
	 * @param errorFree packs that are refused no more
	 * @param began when the pack began to be read
	 */
	PackProblems(OpenedPack pack, ShownFiles files, ErrorFreePacks errorFree, Instant began) {
		this.pack = pack;
		this.files = files;
		this.errorFree = errorFree;
		this.began = began;
	}

	/**
	 * What checks find, and when that leaves no error, what only shows when the pack is compiled, alone and with each of its expansions.
	 */
	List<ProblemLine> all() {
		List<ProblemLine> known = found;
		if (known == null) {
			known = withRefusals(checked(), pack::refusals);
			found = known;
		}
		return known;
	}

	/** The same, also with some expansions on. */
	List<ProblemLine> with(Set<String> expansions) {
		return withRefusals(all(), () -> pack.refusals(expansions));
	}

	private List<ProblemLine> checked() {
		List<ProblemLine> known = checked;
		if (known == null) {
			known = lines(pack.problems(CancelIndicator.NullImpl));
			checked = known;
			if (known.stream().noneMatch(ProblemLine::isError)) {
				passed = true;
				errorFree.add(files.written(), began, pack.loaded());
			}
		}
		return known;
	}

	private List<ProblemLine> withRefusals(List<ProblemLine> known, Supplier<List<PackProblem>> refusals) {
		return known.stream().anyMatch(ProblemLine::isError)
				? known
				: Stream.concat(known.stream(), lines(possible(refusals)).stream()).toList();
	}

	private List<ProblemLine> lines(List<PackProblem> problems) {
		return problems.stream().map(problem -> ProblemLine.of(problem, files.fileOf(problem.place()))).toList();
	}

	private List<ProblemLine> errorsOfChecks() {
		passed = passed || errorFree.contains(files.written());
		return passed ? List.of() : checked();
	}

	/** Refuses a pack in which checks find errors, or which cannot be compiled with just these expansions on. */
	void refuseErrors(Set<String> expansions) {
		List<ProblemLine> errors = withRefusals(errorsOfChecks(), () -> pack.refusals(expansions)).stream().filter(ProblemLine::isError)
				.toList();
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
