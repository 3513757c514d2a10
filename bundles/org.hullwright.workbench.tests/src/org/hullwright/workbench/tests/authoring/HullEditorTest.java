package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A file of Hull in the window. */
@WindowTest
class HullEditorTest {

	private static final String TEXT = """
		pack dash { version 1.0.0 }
		// a comment
		die Dice "Die" { 1, 2, 3, 0 }
		""";

	private final IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();

	private IProject project;
	private ITextEditor editor;

	@BeforeEach
	void openText() throws CoreException {
		project = Projects.withPack("dash", TEXT);
		editor = (ITextEditor) IDE.openEditor(page, project.getFile("dash.hull"));
	}

	@AfterEach
	void deletePack() throws CoreException {
		page.closeAllEditors(false);
		Projects.delete(project);
	}

	@Test
	void opens_in_the_editor_that_knows_content_by_its_type() {
		assertEquals("org.eclipse.ui.genericeditor.GenericEditor", editor.getSite().getId());
		assertEquals("dash.hull", editor.getTitle());
	}

	@Test
	void shows_words_texts_and_comments_in_their_colours() {
		Wait.until("the keyword to be coloured", () -> colourAt("pack").equals(named("keyword")));
		assertEquals(named("comment"), colourAt("// a comment"));
		assertEquals(named("string"), colourAt("Die\""));
		Screenshots.take("hull-editor");
	}

	@Test
	void writes_what_was_typed_when_it_is_saved() throws CoreException, BadLocationException {
		IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
		document.replace(document.getLength(), 0, "// more\n");
		assertTrue(editor.isDirty());
		editor.doSave(new NullProgressMonitor());
		assertFalse(editor.isDirty());
		assertEquals(TEXT + "// more\n", project.getFile("dash.hull").readString());
	}

	private Optional<Color> colourAt(String words) {
		StyledText text = editor.getAdapter(ITextViewer.class).getTextWidget();
		StyleRange style = text.getStyleRangeAtOffset(text.getText().indexOf(words));
		return Optional.ofNullable(style).map(range -> range.foreground);
	}

	private static Optional<Color> named(String colour) {
		return Optional.of(PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry()
				.get("org.hullwright.editor.color." + colour));
	}
}
