package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.hullwright.playtest.packtests.TestsView;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests that an author has written, run in the workbench. */
@WindowTest
class PackTestsTest {

	private static final String PACK = """
		pack lamps { version 1.0.0 }
		token Lamp "Lamp" { copies: 3 }
		zone Shelf of token
		test "a lamp stands on the shelf" covers LAMP-01 { when { place Lamp in Shelf } then { expect Shelf has Lamp } }
		test "there are four lamps" { when { place 4 of Lamp in Shelf } then { expect number of Lamp in Shelf = 4 } }
		""";
	private final IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
	private IProject project;

	@BeforeEach
	void createPack() throws CoreException {
		project = Projects.withPack("lamps", PACK);
		PlatformUI.getWorkbench().showPerspective("org.hullwright.workbench.authoring", page.getWorkbenchWindow());
		IDE.openEditor(page, project.getFile("lamps.hull"));
	}

	@AfterEach
	void deletePack() throws CoreException {
		page.closeAllEditors(false);
		page.hideView(page.findView(TestsView.ID));
		Projects.delete(project);
	}

	@Test
	void what_passed_and_what_failed_is_listed_with_the_reason() throws CommandException {
		TestsView tests = runTests();
		Wait.until("the tests", () -> tests.summary().equals("lamps: 1 passed, 1 failed"));
		TreeItem file = tests.tree().getItem(0);
		assertEquals("lamps.hull  2", file.getText());
		assertEquals("a lamp stands on the shelf  LAMP-01", file.getItem(0).getText());
		assertEquals("there are four lamps", file.getItem(1).getText());
		assertTrue(file.getItem(1).getItem(0).getText().contains("but it is 3"), file.getItem(1).getItem(0)::getText);
		Screenshots.take("tests");
	}

	@Test
	void saving_the_pack_runs_them_again() throws CommandException, CoreException {
		TestsView tests = runTests();
		Wait.until("the tests", () -> tests.summary().equals("lamps: 1 passed, 1 failed"));
		Projects.write(project.getFile("lamps.hull"), PACK.replace("copies: 3", "copies: 4"));
		Wait.until("the tests again", () -> tests.summary().equals("lamps: 2 passed, 0 failed"));
	}

	@Test
	void a_pack_with_errors_says_which() throws CommandException, CoreException {
		Projects.write(project.getFile("lamps.hull"), PACK.replace("place Lamp", "place Lump"));
		TestsView tests = runTests();
		Wait.until("the problems", () -> tests.summary().equals("lamps has errors, so its tests cannot be run"));
		assertTrue(tests.tree().getItem(0).getText().contains("Did you mean Lamp?"), tests.tree().getItem(0)::getText);
	}

	private TestsView runTests() throws CommandException {
		Wait.settled();
		page.getWorkbenchWindow().getService(IHandlerService.class).executeCommand("org.hullwright.playtest.test", null);
		return (TestsView) page.findView(TestsView.ID);
	}
}
