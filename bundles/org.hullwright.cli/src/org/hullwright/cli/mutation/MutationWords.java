package org.hullwright.cli.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.hullwright.cli.mutation.MutationResult.Survivor;

/** Words what came of the mutants of a pack. */
final class MutationWords {

	private MutationWords() {}

	/** The survivors, each with its place, and the sum. */
	static List<String> of(MutationResult result) {
		List<Survivor> survivors = result.survivors();
		List<String> lines = new ArrayList<>();
		survivors.forEach(survivor -> addLines(survivor, lines));
		long unperformed = survivors.stream().filter(survivor -> survivor.performedBy() == 0).count();
		lines.add(String.format(Locale.ROOT, "%s%d %s: %d killed, %d survived%s, score %.1f %%; %d more did not compile",
				result.endedEarly() ? "Ended early. " : "",
				result.tested(), result.tested() == 1 ? "mutant" : "mutants", result.killed(), survivors.size(),
				unperformed == 0 ? "" : " (" + unperformed + " where no test comes)", result.score(), result.invalid()));
		return lines;
	}

	private static void addLines(Survivor survivor, List<String> lines) {
		lines.add("SURVIVED: " + survivor.file() + ":" + survivor.line() + ":" + survivor.column() + ": " + survivor.operator()
				+ (survivor.rules().isEmpty() ? "" : " (" + String.join(", ", survivor.rules()) + ")"));
		lines.add("  before: " + survivor.before());
		lines.add("  after:  " + (survivor.after().isEmpty() ? "(nothing)" : survivor.after()));
		if (survivor.performedBy() == 0) {
			lines.add("  no test comes here");
		} else if (!survivor.tests().isEmpty()) {
			lines.add("  " + survivor.performedBy() + (survivor.performedBy() == 1 ? " test comes" : " tests come") + " here, such as \""
					+ survivor.tests().getFirst() + "\"");
		}
	}
}
