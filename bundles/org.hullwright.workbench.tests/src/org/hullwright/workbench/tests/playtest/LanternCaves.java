package org.hullwright.workbench.tests.playtest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.hullwright.workbench.tests.window.Projects;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A small pack of caves, lamps and moths, in the workspace as long as a test lasts, and the window that it is played in. */
final class LanternCaves implements BeforeEachCallback, AfterEachCallback {

	static final String PACK = "lanterns";
	static final String FILE = PACK + ".hull";
	private final PlayTestWindow window = new PlayTestWindow();
	private final int width;
	private final int height;
	private IProject project;

	/** A window of this size. */
	LanternCaves(int width, int height) {
		this.width = width;
		this.height = height;
	}

	@Override
	public void beforeEach(ExtensionContext context) throws CoreException, IOException {
		project = make();
		window.resize(width, height);
	}

	@Override
	public void afterEach(ExtensionContext context) throws CoreException {
		window.playTest().session().ifPresent(window.playTest()::end);
		window.page().closeAllEditors(false);
		Projects.delete(project);
	}

	/** Puts the pack into the workspace, to stay there. */
	static IProject make() throws CoreException, IOException {
		return Projects.withPack(PACK, text());
	}

	/** What is written in the pack. */
	static String text() throws IOException {
		return Files.readString(Path.of(System.getProperty("hullwright.test.pack")));
	}

	PlayTestWindow window() {
		return window;
	}

	IProject project() {
		return project;
	}

	IFile file() {
		return project.getFile(FILE);
	}

	/** Begins a game of it, up to its first question. */
	void play() {
		window.play(PACK);
	}

	/** Writes and saves something else in it. */
	void save(UnaryOperator<String> change) throws CoreException {
		Projects.write(file(), change.apply(Projects.read(file())));
	}
}
