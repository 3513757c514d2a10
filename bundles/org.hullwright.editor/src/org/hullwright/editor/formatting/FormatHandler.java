package org.hullwright.editor.formatting;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.lang.ide.answer.TextRange;

/** Tidies the selected text, or all of it when nothing is selected. One step of undo. */
public final class FormatHandler extends AbstractHandler {

	@NonNullByDefault({})
	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		if (HandlerUtil.getActiveEditor(event) instanceof ITextEditor editor && editor.isEditable()
				&& editor.getSelectionProvider().getSelection() instanceof ITextSelection selection) {
			IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
			TextRange range = selection.getLength() == 0
					? new TextRange(0, document.getLength())
					: new TextRange(selection.getOffset(), selection.getLength());
			Display display = editor.getSite().getShell().getDisplay();
			HullDocument.of(document).ifPresent(text -> BackgroundFormatting.start(text, range, display));
		}
		return null; // required by the framework
	}
}
