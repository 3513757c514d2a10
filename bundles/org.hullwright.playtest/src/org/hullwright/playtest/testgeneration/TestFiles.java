package org.hullwright.playtest.testgeneration;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Path;
import org.hullwright.playtest.workspace.Packs;

/** The files of a pack that a test can be put into: where tests usually are, and one that is not there yet. */
final class TestFiles {

	private static final String ENDING = "hull";
	private static final String USUAL = "moments." + ENDING;
	private final IProject pack;

	TestFiles(IProject pack) {
		this.pack = pack;
	}

	/** Their ways from the folder of the pack, the most usual one first. */
	List<String> names() {
		String wanted = folder() + USUAL;
		List<String> found = new ArrayList<>(List.of(wanted));
		collect(pack, found);
		return found.stream().distinct().toList();
	}

	/** The file of that name, which need not be there. */
	IFile file(String name) {
		return pack.getFile(Path.fromPortableString(name.endsWith("." + ENDING) ? name : name + "." + ENDING));
	}

	/** Packs that keep their tests apart keep them in a folder of that name. */
	private String folder() {
		IFolder tests = pack.getFolder("tests");
		return tests.exists() ? "tests/" : "";
	}

	private static void collect(IContainer container, List<String> found) {
		try {
			for (IResource member : container.members()) {
				if (member instanceof IFile file && ENDING.equals(file.getFileExtension()) && mayHaveTests(file)) {
					found.add(file.getProjectRelativePath().toPortableString());
				} else if (member instanceof IContainer inner && !inner.isDerived()) {
					collect(inner, found);
				}
			}
		} catch (CoreException reason) {
			ILog.of(TestFiles.class).warn(container + " could not be looked into.", reason);
		}
	}

	private static boolean mayHaveTests(IFile file) {
		return file.getProjectRelativePath().toPortableString().contains("test");
	}
}
