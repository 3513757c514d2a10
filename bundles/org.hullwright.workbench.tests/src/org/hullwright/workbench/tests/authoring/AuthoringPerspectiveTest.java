package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The window as it is when Hullwright is started for the first time. */
@WindowTest
class AuthoringPerspectiveTest {

	private static final String AUTHORING = "org.hullwright.workbench.authoring";

	private final IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();

	@BeforeEach
	void showPerspective() throws WorkbenchException {
		PlatformUI.getWorkbench().showPerspective(AUTHORING, window);
	}

	@Test
	void is_what_a_new_window_shows() {
		assertEquals(AUTHORING, PlatformUI.getWorkbench().getPerspectiveRegistry().getDefaultPerspective());
	}

	@Test
	void has_the_packs_the_outline_and_the_problems_around_the_text() {
		IWorkbenchPage page = window.getActivePage();
		Set<String> views = Arrays.stream(page.getViewReferences()).map(IViewReference::getId).collect(Collectors.toSet());
		assertTrue(
				views.containsAll(Set.of("org.eclipse.ui.navigator.ProjectExplorer", IPageLayout.ID_OUTLINE, IPageLayout.ID_PROBLEM_VIEW)),
				views::toString);
		assertNotNull(page.findView("org.eclipse.ui.navigator.ProjectExplorer"), "the tree of packs is shown");
	}

	@Test
	void says_whose_window_it_is() {
		assertTrue(window.getShell().getText().contains("Hullwright"), window.getShell()::getText);
	}

	@AfterEach
	void keepPicture() {
		Screenshots.take("authoring");
	}
}
