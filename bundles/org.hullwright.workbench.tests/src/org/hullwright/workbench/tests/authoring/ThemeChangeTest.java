package org.hullwright.workbench.tests.authoring;

import java.util.stream.IntStream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.navigator.resources.ProjectExplorer;
import org.hullwright.workbench.tests.window.Pixels;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The window after the theme was changed while it was open. */
@WindowTest
class ThemeChangeTest {

	private static final int DARK = 3 * 60; // of 3 * 255; no icon is as dark as words are
	private static final int BRIGHT = 3 * 220;

	private final AuthoringWindow window = new AuthoringWindow();
	private IProject project;

	@BeforeEach
	void openPack() throws CoreException {
		window.reset();
		project = Projects.withPack("themes", "pack themes\n\nroom Hall\n");
		EditorPage.open(project.getFile("themes.hull"));
		Wait.until("the outline", () -> !window.outline().isEmpty());
	}

	@AfterEach
	void deletePack() throws CoreException {
		window.useTheme(AuthoringWindow.LIGHT);
		EditorPage.page().closeAllEditors(false);
		Projects.delete(project);
	}

	@Test
	void words_are_dark_again_after_the_dark_theme_was_tried() {
		window.useTheme(AuthoringWindow.DARK);
		Wait.until("a dark system", () -> wordsOfSystem() > BRIGHT);
		window.useTheme(AuthoringWindow.LIGHT);
		Wait.until("a bright system", () -> wordsOfSystem() < DARK);
		for (String view : new String[] { ProjectExplorer.VIEW_ID, IPageLayout.ID_OUTLINE }) {
			Wait.until("dark words on a bright ground in " + view, () -> brightest(tree(view)) > BRIGHT && darkest(tree(view)) < DARK);
		}
		Screenshots.take("authoring-light-again");
	}

	private static int wordsOfSystem() {
		return brightness(Display.getCurrent().getSystemColor(SWT.COLOR_LIST_FOREGROUND).getRGB());
	}

	private static int brightness(RGB colour) {
		return colour.red + colour.green + colour.blue;
	}

	private static Control tree(String view) {
		return AuthoringWindow.tree(view).getFirst();
	}

	private static int darkest(Control control) {
		return brightnesses(control).min().orElseThrow();
	}

	private static int brightest(Control control) {
		return brightnesses(control).max().orElseThrow();
	}

	private static IntStream brightnesses(Control control) {
		return Pixels.colours(control).keySet().stream().mapToInt(ThemeChangeTest::brightness);
	}
}
