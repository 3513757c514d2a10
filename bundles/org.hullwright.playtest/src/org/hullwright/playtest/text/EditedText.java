package org.hullwright.playtest.text;

import java.net.URI;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IURIEditorInput;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.texteditor.ITextEditor;

/**
 * A Hull text that the author edits.
 *
 * @param address by which the language service knows it
 */
public record EditedText(ITextEditor editor, URI address) {

	private static final String ENDING = ".hull";

	/** The text in a part of the window; none when that is no editor of Hull. */
	public static Optional<EditedText> of(IWorkbenchPart part) {
		return part instanceof ITextEditor editor && editor.getDocumentProvider() != null
				? addressOf(editor.getEditorInput()).filter(address -> String.valueOf(address.getPath()).endsWith(ENDING))
						.map(address -> new EditedText(editor, address))
				: Optional.empty();
	}

	/** What is written in it; none when the editor has been closed. */
	public Optional<IDocument> document() {
		return Optional.ofNullable(editor.getDocumentProvider()).map(provider -> provider.getDocument(editor.getEditorInput()));
	}

	/** Where the caret is, in characters from the start. */
	public int caret() {
		return editor.getSelectionProvider() != null && editor.getSelectionProvider().getSelection() instanceof ITextSelection selection
				? selection.getOffset()
				: 0;
	}

	private static Optional<URI> addressOf(IEditorInput input) {
		IFile file = input.getAdapter(IFile.class);
		return file != null
				? Optional.ofNullable(file.getLocationURI())
				: input instanceof IURIEditorInput other ? Optional.ofNullable(other.getURI()) : Optional.empty();
	}
}
