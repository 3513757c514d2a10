package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.playtest.packtests.TestsView;
import org.hullwright.playtest.testgeneration.TestStarter;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A decision of the story becomes a test of the pack. */
@WindowTest
class TurnIntoTestTest {

	private static final String DIALOG = "Turn into a test";
	@RegisterExtension
	private final LanternCaves caves = new LanternCaves(1280, 800);
	private final PlayTestWindow window = caves.window();

	@BeforeEach
	void play() {
		caves.play();
	}

	@Test
	void a_decision_becomes_a_test_that_is_opened_with_its_title_selected_and_passes() throws CoreException {
		String chosen = window.question().choices().getFirst().label();
		String decision = window.question().prompt() + " " + chosen;
		window.following(() -> window.typeOnBoard('1'));
		window.selectInStory("Keeper: " + decision);
		Wait.inDialog(DIALOG, () -> {
			Screenshots.take("playtest-turn-into-test-dialog");
			return PlayTestWindow.press(DIALOG, "OK");
		});
		window.run("org.hullwright.playtest.turnIntoTest");
		Wait.until("the test",
				() -> Job.getJobManager().find(TestStarter.FAMILY).length == 0 && window.page().getActiveEditor() instanceof ITextEditor);
		Screenshots.take("playtest-turn-into-test");
		IFile file = caves.project().getFile("moments.hull");
		String text = Projects.read(file);
		assertTrue(text.startsWith("pack lanterns\n\ntest \"Keeper: " + decision + "\" {\n\tgiven game \"games/seed-"), text);
		assertTrue(text.contains("answer \"" + chosen + "\""), text);
		ITextEditor editor = assertInstanceOf(ITextEditor.class, window.page().getActiveEditor());
		assertEquals("Keeper: " + decision, assertInstanceOf(ITextSelection.class, editor.getSelectionProvider().getSelection()).getText());
		window.run("org.hullwright.playtest.test");
		TestsView tests = assertInstanceOf(TestsView.class, window.page().findView(TestsView.ID));
		Wait.until("the tests", () -> tests.summary().equals("lanterns: 1 passed, 0 failed"));
	}
}
