package org.hullwright.playtest.packtests;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.graphics.Image;
import org.hullwright.engine.tree.Place;
import org.hullwright.packs.PackProblem;
import org.hullwright.playtest.preparation.PackTestRun;
import org.hullwright.playtest.preparation.PackTestRun.RunTest;
import org.hullwright.playtest.widget.Icons;

/** What the tree of tests shows: files with their tests, below a test what failed in it; or the problems that kept them from being run. */
final class TestTree implements ITreeContentProvider {

	/** A file with tests. */
	record TestFile(String name, List<RunTest> tests) {

		boolean passed() {
			return tests.stream().allMatch(test -> test.result().passed());
		}
	}

	/** What failed in a test. */
	record Failure(String message, Place place) {}

	@NonNullByDefault({})
	@Override
	public Object[] getElements(Object input) {
		PackTestRun run = (PackTestRun) input;
		return run.problems().isEmpty() ? files(run).toArray() : run.problems().toArray();
	}

	@NonNullByDefault({})
	@Override
	public Object[] getChildren(Object parent) {
		return switch (parent) {
			case TestFile file -> file.tests().toArray();
			case RunTest test when !test.result().passed() -> new Object[] { new Failure(test.result().message(), test.result().place()) };
			default -> new Object[0];
		};
	}

	@NonNullByDefault({})
	@Override
	public Object getParent(Object element) {
		return null;
	}

	@NonNullByDefault({})
	@Override
	public boolean hasChildren(Object element) {
		return getChildren(element).length > 0;
	}

	/** The text behind an element of the tree; nowhere for a file. */
	static Place placeOf(Object element) {
		return switch (element) {
			case RunTest test -> test.place();
			case Failure failure -> failure.place();
			case PackProblem problem -> problem.place();
			default -> Place.NOWHERE;
		};
	}

	private static List<TestFile> files(PackTestRun run) {
		Map<String, List<RunTest>> files = run.tests().stream()
				.collect(Collectors.groupingBy(test -> test.place().file(), LinkedHashMap::new, Collectors.toList()));
		return files.entrySet().stream().map(file -> new TestFile(file.getKey(), file.getValue())).toList();
	}

	/** Titles with an icon for passed and failed. */
	static final class Labels extends LabelProvider {

		private final LocalResourceManager images;

		Labels(LocalResourceManager images) {
			this.images = images;
		}

		@NonNullByDefault({})
		@Override
		public String getText(Object element) {
			return switch (element) {
				case TestFile file -> file.name() + "  " + file.tests().size();
				case RunTest test ->
					test.result().title() + (test.result().covers().isEmpty() ? "" : "  " + String.join(", ", test.result().covers()));
				case Failure failure -> failure.message() + "  (" + failure.place() + ")";
				case PackProblem problem -> problem.message() + "  (" + problem.place() + ")";
				default -> super.getText(element);
			};
		}

		@NonNullByDefault({})
		@Override
		public Image getImage(Object element) {
			return images.create(Icons.descriptor(switch (element) {
				case TestFile file -> file.passed() ? "test-passed" : "test-failed";
				case RunTest test -> test.result().passed() ? "test-passed" : "test-failed";
				default -> "test-reason";
			}));
		}
	}
}
