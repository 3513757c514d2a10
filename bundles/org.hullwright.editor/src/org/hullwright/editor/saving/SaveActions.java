package org.hullwright.editor.saving;

import java.net.URI;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.editor.changes.FileChanges;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.language.NotDone;
import org.hullwright.editor.language.WindowThread;
import org.hullwright.editor.preferences.WritingPreferences;
import org.hullwright.editor.text.TextBufferListener;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.request.BoundedWait;

/**
 * Tidies an open text right before it is saved, if its author likes that: however it is saved, by the key, with all others, or by itself.
 * What takes too long is done after it and saved as well, for saving must not wait. A text that is changed aside, by whatever is not the
 * window, is saved as it is.
 */
public final class SaveActions extends TextBufferListener {

	private final BoundedWait<Saved, List<TextChange>> formatting = new BoundedWait<>(HullEditorPlugin::logFailure);

	/** A text as it is saved. */
	private record Saved(URI document, long stamp) {}

	@NonNullByDefault({})
	@Override
	public void bufferCreated(IFileBuffer buffer) {
		// nothing is to be saved yet
	}

	@NonNullByDefault({})
	@Override
	public void bufferDisposed(IFileBuffer buffer) {
		// nothing is to be saved any more
	}

	@NonNullByDefault({})
	@Override
	public void stateChanging(IFileBuffer buffer) {
		if (buffer.isDirty() && Display.getCurrent() != null) {
			hullText(buffer).ifPresent(this::tidy);
		}
	}

	private void tidy(ITextFileBuffer buffer) {
		IDocument text = buffer.getDocument();
		try {
			if (WritingPreferences.formatsOnSave()) {
				FileChanges.apply(formatting(buffer), text);
			}
			if (WritingPreferences.trimsOnSave()) {
				FileChanges.apply(TrailingBlanks.in(text.get(), caretIn(text)), text);
			}
		} catch (BadLocationException impossible) {
			ILog.of(SaveActions.class).error("The text has changed on its own thread", impossible);
		}
	}

	/** None when it takes too long: then it is done, and saved, after the text was saved as it is. */
	private List<TextChange> formatting(ITextFileBuffer buffer) {
		return HullDocument.of(buffer.getDocument()).map(text -> {
			var all = new TextRange(0, text.document().getLength());
			Optional<List<TextChange>> prompt = formatting.answer(new Saved(text.address(), text.stamp()),
					cancelled -> text.language().writing().format(text.address(), all, WritingPreferences.style(), cancelled));
			long stamp = text.stamp();
			if (prompt.isEmpty()) {
				formatting.whenLate(WindowThread.of(Display.getCurrent()), changes -> saveAgain(changes, stamp, text, buffer));
			}
			return prompt.orElse(List.of());
		}).orElse(List.of());
	}

	/** Only if nobody has typed on: then the text is tidied when it is saved next. */
	private static void saveAgain(List<TextChange> changes, long stamp, HullDocument text, ITextFileBuffer buffer) {
		if (changes.isEmpty() || text.stamp() != stamp || buffer.isDirty()) {
			return;
		}
		try {
			FileChanges.apply(changes, text.document());
			buffer.commit(new NullProgressMonitor(), false);
		} catch (BadLocationException | CoreException failure) {
			NotDone.tell("The text was saved, but not in order", failure);
		}
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
