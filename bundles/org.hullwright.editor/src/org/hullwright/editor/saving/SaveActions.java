package org.hullwright.editor.saving;

import java.util.List;

import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.changes.FileChanges;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.language.PromptAnswer;
import org.hullwright.editor.preferences.WritingPreferences;
import org.hullwright.editor.text.TextBufferListener;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.answer.TextRange;

/**
 * Tidies an open text right before it is saved, if its author likes that: however it is saved, by the key, with all others, or by itself.
 * What takes too long is left out, for saving must not wait. A text that is changed aside, by whatever is not the window, is saved as it
 * is.
 */
public final class SaveActions extends TextBufferListener {

	@Override
	public void bufferCreated(IFileBuffer buffer) {
		// nothing is to be saved yet
	}

	@Override
	public void bufferDisposed(IFileBuffer buffer) {
		// nothing is to be saved any more
	}

	@Override
	public void stateChanging(IFileBuffer buffer) {
		if (buffer.isDirty() && Display.getCurrent() != null) {
			hullText(buffer).map(ITextFileBuffer::getDocument).ifPresent(SaveActions::tidy);
		}
	}

	private static void tidy(IDocument text) {
		try {
			if (WritingPreferences.formatsOnSave()) {
				FileChanges.apply(formatting(text), text);
			}
			if (WritingPreferences.trimsOnSave()) {
				FileChanges.apply(TrailingBlanks.in(text.get(), caretIn(text)), text);
			}
		} catch (BadLocationException impossible) {
			ILog.of(SaveActions.class).error("The text has changed on its own thread", impossible);
		}
	}

	private static List<TextChange> formatting(IDocument text) {
		var all = new TextRange(0, text.getLength());
		return HullDocument.of(text).flatMap(hull -> PromptAnswer.of(
				() -> hull.language().writing().format(hull.address(), all, WritingPreferences.style(), CancelIndicator.NullImpl)))
				.orElse(List.of());
	}

	/** Where the author is typing, when it is in this text. */
	private static int caretIn(IDocument text) {
		IWorkbenchWindow window = PlatformUI.isWorkbenchRunning() ? PlatformUI.getWorkbench().getActiveWorkbenchWindow() : null;
		IEditorPart active = window == null || window.getActivePage() == null ? null : window.getActivePage().getActiveEditor();
		return active instanceof ITextEditor editor && editor.getDocumentProvider() != null
				&& editor.getDocumentProvider().getDocument(editor.getEditorInput()) == text
				&& editor.getSelectionProvider().getSelection() instanceof ITextSelection caret ? caret.getOffset() : -1;
	}
}
