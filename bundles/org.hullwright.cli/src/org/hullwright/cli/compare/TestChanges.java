package org.hullwright.cli.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.test.PackResult;
import org.hullwright.cli.test.PackTester;
import org.hullwright.cli.test.TestedCase;

/**
 * What tests say of two versions of a pack.
 *
 * @param before the tests of the earlier version, by its rules
 * @param after those of the later one, by its rules
 * @param kept those of the earlier version that passed, by the rules of the later one; null when they could not be run
 * @param refusal why not; empty otherwise
 */
public record TestChanges(PackResult before, PackResult after, @Nullable Kept kept, String refusal) {

	private static final int MOST = 10;
	private static final int MOST_NAMES = 5;

	/**
	 * Tests of the earlier version by the rules of the later one.
	 *
	 * @param passing titles of those that pass
	 * @param failing titles of those that do not, each with what fails
	 * @param leftOut titles of those that have an error by these rules, each with the error
	 */
	public record Kept(List<String> passing, List<String> failing, List<String> leftOut) {

		public Kept {
			passing = List.copyOf(passing);
			failing = List.copyOf(failing);
			leftOut = List.copyOf(leftOut);
		}
	}

	/** Runs the tests of both versions, and those of the earlier one once more by the later rules. */
	public static TestChanges between(OpenPack before, OpenPack after, Workshop workshop) {
		PackTester tester = new PackTester();
		PackResult then = tester.test(before);
		PackResult now = tester.test(after);
		EarlierTests earlier = new EarlierTests(before, after, workshop);
		try {
			return new TestChanges(then, now, kept(then, earlier.run(), earlier), "");
		} catch (ContentProblem unfit) {
			return new TestChanges(then, now, null, unfit.getMessage());
		}
	}

	private static Kept kept(PackResult then, PackResult again, EarlierTests earlier) {
		Set<String> passed = then.cases().stream().filter(test -> test.result().passed()).map(test -> test.result().title())
				.collect(Collectors.toSet());
		List<TestedCase> cases = again.cases().stream().filter(test -> passed.contains(test.result().title())).toList();
		return new Kept(cases.stream().filter(test -> test.result().passed()).map(test -> test.result().title()).toList(),
				cases.stream().filter(test -> !test.result().passed())
						.map(test -> test.result().title() + ": " + earlier.inFolderBefore(test.explanation().strip())).toList(),
				earlier.leftOut());
	}

	/** How it went, as lines for a terminal. */
	public List<String> lines() {
		List<String> lines = new ArrayList<>(List.of("Tests before: " + before.counted() + "; now: " + after.counted() + "."));
		if (after.failures() > 0) {
			lines.add("Failed now: " + failed() + ".");
		}
		Kept again = kept;
		if (again == null) {
			lines.add("The tests of the version before cannot be run by the rules of now: " + refusal.lines().findFirst().orElse(""));
		} else {
			add(again, lines);
		}
		return lines;
	}

	private String failed() {
		List<String> failed = after.cases().stream().filter(test -> !test.result().passed())
				.map(test -> test.result().title() + " (" + test.file() + ":" + test.line() + ")").toList();
		return failed.stream().limit(MOST_NAMES).collect(Collectors.joining(", "))
				+ (failed.size() > MOST_NAMES ? ", and " + (failed.size() - MOST_NAMES) + " more" : "");
	}

	private static void add(Kept again, List<String> lines) {
		if (!again.leftOut().isEmpty()) {
			lines.add("Of the tests of the version before, these cannot be run by the rules of now:");
			addSome(again.leftOut(), lines);
		}
		int run = again.passing().size() + again.failing().size();
		if (run > 0) {
			lines.add("Of " + run + (again.leftOut().isEmpty() ? " tests" : run == 1 ? " other" : " others") + " that passed before, "
					+ (again.failing().isEmpty() ? "all pass" : passing(again.passing().size())) + " by the rules of now"
					+ (again.failing().isEmpty() ? "." : "; these do not:"));
			addSome(again.failing(), lines);
		}
	}

	private static void addSome(List<String> tests, List<String> lines) {
		tests.stream().limit(MOST).forEach(test -> lines.add("  " + test));
		if (tests.size() > MOST) {
			lines.add("  and " + (tests.size() - MOST) + " more");
		}
	}

	private static String passing(int tests) {
		return tests + (tests == 1 ? " passes" : " pass");
	}
}
