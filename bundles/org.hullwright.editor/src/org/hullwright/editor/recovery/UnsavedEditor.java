package org.hullwright.editor.recovery;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;

/**
 * The editor of a file, for a text that its author has not saved. UI thread only.
 *
 * @param file that is there
 */
record UnsavedEditor(IFile file) {

	/** Opens the editor with a text in it, unsaved. Yields whether that is another text than the one of the file. */
	boolean show(String content) throws PartInitException {
		IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
		IEditorPart editor = IDE.openEditor(page, file, false);
		if (!(editor instanceof ITextEditor textEditor)) {
			throw new PartInitException("No editor of text is there for " + file.getName());
		}
		IDocument document = textEditor.getDocumentProvider().getDocument(editor.getEditorInput());
		boolean isOther = !document.get().equals(content);
		if (isOther) {
			document.set(content);
		}
		return isOther;
	}
}
