package org.hullwright.playtest.preparation;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.record.RecordedGames;
import org.hullwright.engine.testing.TestRunner;
import org.hullwright.packs.OpenedPack;
import org.hullwright.packs.PackProblem;
import org.hullwright.playtest.preparation.PackTestRun.RunTest;

/** Runs the tests that a pack contains. Takes its time: not for the thread of the window. */
public final class PackTester {

	private final PackPreparer preparer;

	/** @param preparer loads the pack, or tells why it cannot */
	public PackTester(PackPreparer preparer) {
		this.preparer = preparer;
	}

	/** What runs the tests of a pack, or its errors. */
	static Prepared<TestRunner> runner(OpenedPack pack, CancelIndicator cancel) {
		List<PackProblem> errors = pack.errors(cancel);
		if (!errors.isEmpty()) {
			return new Prepared.Broken<>(errors);
		}
		try {
			return new Prepared.Ready<>(
					new TestRunner(expansions -> pack.compiler().program(expansions, ""), new RecordedGames(pack.loaded().folder())));
		} catch (LoweringException wrong) {
			return Prepared.Broken.by(PackProblem.of(wrong));
		}
	}

	/** Who wants to know how far it is. */
	public interface Progress {

		/** @param tests how many there are */
		void began(int tests);

		/** One more test has been run. */
		void ranOne();
	}

	/**
	 * Runs all tests, or those until the user cancels.
	 *
	 * @param libraries folders in which required packs are looked for, besides the one the pack lies in
	 */
	public PackTestRun run(Path folder, Collection<Path> libraries, Progress progress, CancelIndicator cancel) {
		String name = folder.getFileName().toString();
		return switch (preparer.tests(folder, libraries, cancel)) {
			case Prepared.Ready<TestRunner>(TestRunner runner) -> new PackTestRun(name, run(runner, progress, cancel), List.of());
			case Prepared.Broken<TestRunner>(List<PackProblem> problems) -> new PackTestRun(name, List.of(), problems);
		};
	}

	private static List<RunTest> run(TestRunner runner, Progress progress, CancelIndicator cancel) {
		int count = runner.tests().size();
		progress.began(count);
		List<RunTest> tests = new ArrayList<>();
		for (int number = 0; number < count && !cancel.isCanceled(); number++) {
			tests.add(new RunTest(runner.placeOf(number), runner.run(number)));
			progress.ranOne();
		}
		return tests;
	}
}
