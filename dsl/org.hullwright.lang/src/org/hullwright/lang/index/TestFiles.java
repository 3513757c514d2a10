package org.hullwright.lang.index;

import java.nio.file.Path;
import java.util.regex.Pattern;

import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.HullFile;
import org.hullwright.model.Test;

/**
 * The files of a pack that hold its tests, in a folder {@code tests}. Packs that require it do not see them, and need not read them: in the
 * larger games they are three quarters of the text. A file there without any test is for the tests of several packs, and all see it.
 */
public final class TestFiles {

	private static final String FOLDER = "tests";

	/** How a test begins, at the start of a line. */
	private static final Pattern TEST = Pattern.compile("^\\s*+test\\s++\"", Pattern.MULTILINE);

	private TestFiles() {}

	/**
	 * Whether a file that is not parsed yet is one of tests.
	 *
	 * @param text what is in it
	 */
	public static boolean holds(Path file, String text) {
		return file.getParent() != null && isFolderOfTests(file.getParent().getFileName()) && TEST.matcher(text).find();
	}

	/** Whether a file that is parsed is one of tests. */
	static boolean holds(Resource file) {
		return file.getURI().segmentCount() > 1 && FOLDER.equals(file.getURI().segment(file.getURI().segmentCount() - 2))
				&& !file.getContents().isEmpty() && file.getContents().getFirst() instanceof HullFile hull
				&& hull.getDeclarations().stream().anyMatch(Test.class::isInstance);
	}

	private static boolean isFolderOfTests(@Nullable Path name) {
		return name != null && FOLDER.equals(name.toString());
	}
}
