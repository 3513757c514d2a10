package org.hullwright.editor.guide;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.editor.language.HullDocument;

/** Opens the guide: from a text at what it says of the word at the caret, from anywhere else at its contents. */
public final class GuideHandler extends AbstractHandler {

	private final WordHandler word = new WordHandler();

	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		if (HandlerUtil.getActivePart(event) instanceof ITextEditor editor && editor.getDocumentProvider() != null
				&& HullDocument.of(editor.getDocumentProvider().getDocument(editor.getEditorInput())).isPresent()) {
			return word.execute(event);
		}
		try {
			HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage().showView(GuideView.ID);
			return null; // as the interface asks
		} catch (PartInitException failure) {
			throw new ExecutionException("The guide cannot be opened", failure);
		}
	}
}
