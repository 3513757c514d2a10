package org.hullwright.workbench.tests.playtest;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.playtest.cardview.CardView;
import org.hullwright.workbench.authoring.AuthoringPerspective;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Wait;

/** The perspective for authors, in which the view of cards shows what is at the caret of a text. */
final class CardBesideText {

	final IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
	final CardView view;

	CardBesideText() throws WorkbenchException {
		PlatformUI.getWorkbench().showPerspective(AuthoringPerspective.ID, page.getWorkbenchWindow());
		page.resetPerspective();
		page.getWorkbenchWindow().getShell().setMaximized(false);
		page.getWorkbenchWindow().getShell().setBounds(0, 0, 1600, 1000);
		view = (CardView) page.showView(CardView.ID);
		Wait.settled();
	}

	/** Opens a file of a project. */
	ITextEditor open(IProject project, String file) throws CoreException {
		return (ITextEditor) IDE.openEditor(page, project.getFile(file));
	}

	/** Puts the caret behind some words. */
	static void caretAt(ITextEditor editor, String words) {
		editor.selectAndReveal(document(editor).get().indexOf(words) + words.length(), 0);
		Wait.settled();
	}

	static IDocument document(ITextEditor editor) {
		return editor.getDocumentProvider().getDocument(editor.getEditorInput());
	}

	void waitFor(String title) {
		Wait.until("the card of " + title, () -> view.card().map(CardFace::title).filter(title::equals).isPresent());
	}

	/** Shows the view alone, until it is restored. */
	void maximize() {
		page.setPartState(page.findViewReference(CardView.ID), IWorkbenchPage.STATE_MAXIMIZED);
	}

	void restore() {
		page.setPartState(page.findViewReference(CardView.ID), IWorkbenchPage.STATE_RESTORED);
		Wait.settled();
	}

	/** Closes all texts, and deletes a project. */
	void delete(IProject project) throws CoreException {
		page.closeAllEditors(false);
		Projects.delete(project);
	}
}
