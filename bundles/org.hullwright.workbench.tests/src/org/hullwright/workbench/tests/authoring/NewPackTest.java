package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;
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
	private static final String DIALOG = "New pack";

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
		Wait.inDialog(DIALOG, () -> {
			List<Text> fields = find(dialog(), Text.class);
			fields.get(0).setText("broken_lights");
			fields.get(1).setText("Broken \"Lights\"");
			Combo buildsOn = find(dialog(), Combo.class).getFirst();
			buildsOn.select(buildsOn.indexOf("harbour"));
			Screenshots.take("new-pack");
			return press("Finish");
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
		Wait.inDialog(DIALOG, () -> {
			for (String name : List.of("broken lights", "room", "harbour", "fine")) {
				find(dialog(), Text.class).getFirst().setText(name);
				finish.add(name + ": " + button("Finish").isEnabled());
			}
			return press("Cancel");
		});
		openWizard();
		assertEquals(List.of("broken lights: false", "room: false", "harbour: false", "fine: true"), finish);
		assertFalse(pack.exists());
	}

	private static void openWizard() {
		IWorkbench workbench = PlatformUI.getWorkbench();
		try {
			IWorkbenchWizard wizard = workbench.getNewWizardRegistry().findWizard(WIZARD).createWizard();
			wizard.init(workbench, StructuredSelection.EMPTY);
			new WizardDialog(workbench.getActiveWorkbenchWindow().getShell(), wizard).open();
		} catch (CoreException failure) {
			throw new AssertionError(failure);
		}
		Wait.settled();
	}

	private static Shell dialog() {
		return Wait.shell(Display.getCurrent(), DIALOG).orElseThrow();
	}

	private static Button button(String label) {
		return find(dialog(), Button.class).stream().filter(button -> button.getText().replace("&", "").equals(label)).findFirst().orElseThrow();
	}

	private static boolean press(String label) {
		Button button = button(label);
		if (button.isEnabled()) {
			button.notifyListeners(SWT.Selection, new Event());
		}
		return button.isDisposed() || button.isEnabled();
	}

	private static <T extends Control> List<T> find(Composite parent, Class<T> type) {
		List<T> found = new ArrayList<>();
		Arrays.stream(parent.getChildren()).forEach(child -> {
			if (type.isInstance(child)) {
				found.add(type.cast(child));
			} else if (child instanceof Composite composite) {
				found.addAll(find(composite, type));
			}
		});
		return found;
	}
}
