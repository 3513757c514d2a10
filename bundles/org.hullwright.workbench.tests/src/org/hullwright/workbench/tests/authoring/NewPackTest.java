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
import org.eclipse.swt.widgets.Combo;
import org.hullwright.editor.examples.ExampleProjects;
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
			DIALOG.type("Title:", "Broken \"Lights\"");
			assertEquals("broken_lights", DIALOG.typed("Name:"));
			DIALOG.chooseBeside("Changes to:", "harbour");
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
	void it_changes_the_pack_that_is_selected_unless_something_else_is_said() throws CoreException {
		IProject first = Projects.withPack("anchorage", "pack anchorage { version 1.0.0 }\n");
		try {
			Wait.inDialog(DIALOG.title(), () -> {
				DIALOG.type("Title:", "Broken Lights");
				DIALOG.pressWhenEnabled("Finish");
				return true;
			});
			NewWizard.open(WIZARD, new StructuredSelection(base.getFile("harbour.hull")));
			assertTrue(EditorPage.active().text().contains("requires harbour"), EditorPage.active()::text);
		} finally {
			Projects.delete(first);
		}
	}

	@Test
	void a_second_pack_changes_the_game_and_not_the_first_pack() throws CoreException {
		IProject game = Projects.withPack("quay",
				"pack quay { version 1.0.0 }\ngame Quay { players 1 to 2 setup SetUp round Day }\nprocedure SetUp { }\nphase Day { end game }\n");
		IProject first = Projects.withPack("lamps", "pack lamps { version 1.0.0 requires quay }\n");
		try {
			Wait.inDialog(DIALOG.title(), () -> {
				DIALOG.type("Title:", "Broken Lights");
				Wait.until("the game to be proposed", () -> DIALOG.all(Combo.class).getFirst().getText().equals("quay"));
				Screenshots.take("new-pack-second");
				DIALOG.pressWhenEnabled("Finish");
				return true;
			});
			NewWizard.open(WIZARD, new StructuredSelection(first.getFile("lamps.hull")));
			assertTrue(EditorPage.active().text().contains("requires quay"), EditorPage.active()::text);
		} finally {
			Projects.delete(first);
			Projects.delete(game);
		}
	}

	@Test
	void a_copy_is_a_pack_of_its_own() throws CoreException {
		Projects.write(base.getFile("harbour.hull"),
				"// A fine harbour.\npack harbour \"The harbour\" { version 1.0.0 }\nvalues Flag { red, green }\n");
		Projects.write(base.getFile("more.hull"),
				"pack harbour\nstate harbour1: Flag = harbour.Flag.red\nstate shown: harbour.Flag = red\n");
		ExampleProjects.mark(base);
		window.packsChecked();
		Wait.inDialog(DIALOG.title(), () -> {
			DIALOG.type("Title:", "Broken lights");
			DIALOG.chooseBeside("A copy of:", "harbour");
			DIALOG.pressWhenEnabled("Finish");
			return true;
		});
		openWizard();
		assertEquals("// A fine harbour.\npack broken_lights \"Broken lights\" { version 1.0.0 }\nvalues Flag { red, green }\n",
				EditorPage.active().text());
		assertEquals("pack broken_lights\nstate harbour1: Flag = broken_lights.Flag.red\nstate shown: broken_lights.Flag = red\n",
				Projects.read(pack.getFile("more.hull")));
		assertFalse(ExampleProjects.isExample(pack), "a copy of an example is its author's own");
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
