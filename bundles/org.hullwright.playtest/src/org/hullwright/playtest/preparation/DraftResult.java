package org.hullwright.playtest.preparation;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.engine.testing.TestRunner;
import org.hullwright.packs.OpenedPack;
import org.hullwright.packs.PackProblem;

/**
 * What came of trying a text that is not written yet.
 *
 * @param problems what is not as it should be in that text, in the order of the text
 * @param tests what runs the tests of the pack with it
 */
public record DraftResult(List<PackProblem> problems, Prepared<TestRunner> tests) {

	public DraftResult {
		problems = List.copyOf(problems);
	}

	/**
	 * What came of it.
	 *
	 * @param pack with that text
	 * @param file that would say it
	 */
	static DraftResult of(OpenedPack pack, Path file, CancelIndicator cancel) {
		List<PackProblem> inText = pack.problems(cancel).stream().filter(problem -> problem.severity() != PackProblem.Severity.INFO)
				.filter(problem -> isIn(file, problem)).toList();
		return new DraftResult(inText, PackTester.runner(pack, cancel));
	}

	private static boolean isIn(Path file, PackProblem problem) {
		URI place = URI.createURI(problem.place().uri());
		return place.isFile() && Path.of(place.toFileString()).equals(file);
	}
}
