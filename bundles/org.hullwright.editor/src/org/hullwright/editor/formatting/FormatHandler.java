package org.hullwright.editor.formatting;

import java.util.List;
import java.util.concurrent.CancellationException;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.changes.FileChanges;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.language.NotDone;
import org.hullwright.editor.preferences.WritingPreferences;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.answer.TextRange;

/** Tidies the selected text, or all of it when nothing is selected. One step of undo. */
public final class FormatHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		if (HandlerUtil.getActiveEditor(event) instanceof ITextEditor editor && editor.isEditable()
				&& editor.getSelectionProvider().getSelection() instanceof ITextSelection selection) {
			IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
			TextRange range = selection.getLength() == 0 ? new TextRange(0, document.getLength()) : new TextRange(selection.getOffset(), selection.getLength());
			Display display = editor.getSite().getShell().getDisplay();
			HullDocument.of(document).ifPresent(text -> format(text, range, display));
		}
		return null; // required by the framework
	}

	/** Asks aside; if somebody typed on meanwhile, their text is left alone. */
	private static void format(HullDocument text, TextRange range, Display display) {
		long stamp = text.stamp();
		HullEditorPlugin.questions().execute(() -> {
			try {
				List<TextChange> changes = text.language().writing().format(text.address(), range, WritingPreferences.style(), CancelIndicator.NullImpl);
				display.asyncExec(() -> {
					if (!changes.isEmpty() && text.stamp() == stamp) {
						apply(changes, text.document());
					}
				});
			} catch (CancellationException closing) {
				return; // then there is nothing left to tidy
			} catch (RuntimeException fault) {
				NotDone.tell("The text could not be tidied", fault);
			}
		});
	}

	private static void apply(List<TextChange> changes, IDocument document) {
		try {
			FileChanges.apply(changes, document);
		} catch (BadLocationException impossible) {
			throw new IllegalStateException("The text has changed on its own thread", impossible);
		}
	}
}
