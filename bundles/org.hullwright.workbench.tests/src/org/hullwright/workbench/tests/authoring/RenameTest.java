package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.rename.RenameRefactoring;
import org.hullwright.workbench.tests.window.DialogPage;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Another name, from an open editor. */
@WindowTest
class RenameTest {

	private static final String TEXT = """
		pack dash { version 1.0.0 }
		token Lamp
		room Hall
		procedure Light { place Lamp in Hall }
		""";

	private static final String RENAME = "org.hullwright.editor.rename";

	private final IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();

	private IProject project;
	private IDocument document;

	@BeforeEach
	void openText() throws CoreException {
		project = Projects.withPack("dash", TEXT);
		var editor = (ITextEditor) IDE.openEditor(page, project.getFile("dash.hull"));
		document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
	}

	@AfterEach
	void deletePack() throws CoreException {
		page.closeAllEditors(false);
		Projects.delete(project);
	}

	@Test
	void is_given_everywhere_and_can_be_taken_back() throws CoreException {
		RenameRefactoring renaming = renaming("Torch");
		assertTrue(renaming.checkAllConditions(new NullProgressMonitor()).isOK());
		Change change = renaming.createChange(new NullProgressMonitor());
		change.initializeValidationData(new NullProgressMonitor());
		Change back = change.perform(new NullProgressMonitor());
		assertEquals(TEXT.replace("Lamp", "Torch"), document.get());
		assertEquals(TEXT.replace("Lamp", "Torch"), project.getFile("dash.hull").readString());
		back.initializeValidationData(new NullProgressMonitor());
		back.perform(new NullProgressMonitor());
		assertEquals(TEXT, document.get());
	}

	@Test
	void is_refused_with_the_reason_when_it_is_taken() throws CoreException {
		var status = renaming("Hall").checkAllConditions(new NullProgressMonitor());
		assertTrue(status.hasFatalError());
		assertEquals("“Hall” is declared already at dash.hull:3: room Hall", status.getMessageMatchingSeverity(status.getSeverity()));
	}

	@Test
	void is_not_asked_for_what_the_text_said_before_somebody_typed_on() {
		EditorPage editor = EditorPage.active().caretBehind("token ");
		var asked = new ArrayList<String>();
		editor.run(RENAME);
		editor.type("Oil");
		var dialog = new DialogPage("Rename");
		Wait.inDialog(dialog.title(), () -> {
			asked.add(dialog.typed("&New name:"));
			dialog.press("Cancel");
			return true;
		});
		editor.run(RENAME);
		Wait.until("to be asked", () -> !asked.isEmpty());
		Wait.settled();
		assertEquals(List.of("OilLamp"), asked);
	}

	private RenameRefactoring renaming(String name) {
		var renaming = new RenameRefactoring(HullDocument.of(document).orElseThrow(), TEXT.indexOf("Lamp"), "Lamp");
		renaming.setNewName(name);
		return renaming;
	}
}
