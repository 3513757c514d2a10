package org.hullwright.editor.search;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.search.ui.NewSearchUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.typing.HullDoubleClick;

/** Searches for all places that mean what the word at the caret means. */
public final class FindReferencesHandler extends AbstractHandler {

	@NonNullByDefault({})
	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		if (HandlerUtil.getActiveEditor(event) instanceof ITextEditor editor
				&& editor.getSelectionProvider().getSelection() instanceof ITextSelection caret) {
			IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
			HullDocument.of(document).ifPresent(text -> NewSearchUI.runQueryInBackground(
					new ReferenceQuery(text, caret.getOffset(), wordAt(document, caret.getOffset()))));
		}
		return null; // required by the framework
	}

	private static String wordAt(IDocument document, int offset) {
		try {
			var word = HullDoubleClick.wordAt(document, offset);
			return document.get(word.getOffset(), word.getLength());
		} catch (BadLocationException outside) {
			return "";
		}
	}
}
