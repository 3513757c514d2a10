package org.hullwright.editor.guide;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.editor.language.HullDocument;

/**
 * Opens the guide: at the page that is asked for, else from a text at what it says of the word at the caret, from anywhere else where it
 * was.
 */
public final class GuideHandler extends AbstractHandler {

	private static final String PAGE = "org.hullwright.editor.guide.page"; // the path of a page to open instead

	private final WordHandler word = new WordHandler();

	@NonNullByDefault({})
	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		String page = event.getParameter(PAGE);
		if (page == null && HandlerUtil.getActivePart(event) instanceof ITextEditor editor && editor.getDocumentProvider() != null
				&& HullDocument.of(editor.getDocumentProvider().getDocument(editor.getEditorInput())).isPresent()) {
			return word.execute(event);
		}
		try {
			var guide = (GuideView) HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage().showView(GuideView.ID);
			if (page != null) {
				guide.open(page);
			}
			return null; // as the interface asks
		} catch (PartInitException failure) {
			throw new ExecutionException("The guide cannot be opened", failure);
		}
	}
}
