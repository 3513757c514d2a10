package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.hullwright.editor.minings.HullMinings;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What the window shows between the lines. */
@WindowTest
class MiningsTest {

	private final IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();

	private IProject project;

	@AfterEach
	void deletePack() throws CoreException {
		page.closeAllEditors(false);
		Projects.delete(project);
	}

	@Test
	void the_cards_of_a_deck_are_counted_and_what_is_named_elsewhere_tells_so() throws CoreException {
		project = Projects.withPack("dash",
				"pack dash { version 1.0.0 }\nevent Storm { copies: 3 }\nevent Calm\ndeck Sky of event { contains Storm, Calm }\n");
		ITextViewer viewer = IDE.openEditor(page, project.getFile("dash.hull")).getAdapter(ITextViewer.class);
		Wait.until("the packs to be checked", () -> labels(viewer).contains("1 reference"));
		assertEquals(List.of("1 reference", "1 reference", " 4 in all", " ×3"), labels(viewer));
		Wait.until("the references to be shown above their line", () -> viewer.getTextWidget().getLineVerticalIndent(1) > 0);
		Screenshots.take("minings");
	}

	private static List<String> labels(ITextViewer viewer) {
		var minings = new HullMinings();
		var provided = minings.provideCodeMinings(viewer, new NullProgressMonitor());
		Wait.until("the code minings", provided::isDone);
		minings.dispose();
		return provided.join().stream().map(ICodeMining::getLabel).toList();
	}
}
