package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.StructuredSelection;
import org.hullwright.workbench.tests.window.DialogPage;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A pack of one's own, from the New menu. */
@WindowTest
class NewPackTest {

	private static final String WIZARD = "org.hullwright.editor.newPack";
	private static final DialogPage DIALOG = new DialogPage("New pack");

	private final AuthoringWindow window = new AuthoringWindow();
	private final IProject pack = ResourcesPlugin.getWorkspace().getRoot().getProject("broken_lights");
	private IProject base;

	@BeforeEach
	void createBase() throws CoreException {
		window.reset();
		window.resize(1600, 1000);
		base = Projects.withPack("harbour", "pack harbour { version 1.0.0 }\n");
		window.packsChecked();
	}

	@AfterEach
	void deletePacks() throws CoreException {
		EditorPage.page().closeAllEditors(false);
		Projects.delete(base);
		if (pack.exists()) {
			Projects.delete(pack);
		}
		window.packsChecked();
	}

	@Test
	void a_new_pack_is_opened_and_has_no_problems() throws CoreException {
		Wait.inDialog(DIALOG.title(), () -> {
			DIALOG.type("Name:", "broken_lights");
			DIALOG.type("Title:", "Broken \"Lights\"");
			DIALOG.choose("Builds on:", "harbour");
			Screenshots.take("new-pack");
			DIALOG.pressWhenEnabled("Finish");
			return true;
		});
		openWizard();
		assertEquals("broken_lights.hull", EditorPage.active().title());
		assertTrue(EditorPage.active().text().startsWith("pack broken_lights \"Broken Lights\" {"), EditorPage.active()::text);
		assertTrue(EditorPage.active().text().contains("requires harbour"), EditorPage.active()::text);
		window.packsChecked();
		assertEquals(List.of(), EditorPage.active().complaints());
	}

	@Test
	void a_name_that_cannot_be_one_is_explained() {
		List<String> finish = new ArrayList<>();
		Wait.inDialog(DIALOG.title(), () -> {
			for (String name : List.of("broken lights", "room", "harbour", "fine")) {
				DIALOG.type("Name:", name);
				finish.add(name + ": " + DIALOG.isEnabled("Finish"));
			}
			DIALOG.press("Cancel");
			return true;
		});
		openWizard();
		assertEquals(List.of("broken lights: false", "room: false", "harbour: false", "fine: true"), finish);
		assertFalse(pack.exists());
	}

	private static void openWizard() {
		NewWizard.open(WIZARD, StructuredSelection.EMPTY);
	}
}
