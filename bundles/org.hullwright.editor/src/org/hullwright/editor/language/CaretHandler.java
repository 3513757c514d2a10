package org.hullwright.editor.language;

import java.util.concurrent.CancellationException;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;

/**
 * Asks the language service about what is at the caret, and shows the answer: the question on a thread of its own, the answer on that of
 * the window, unless the editor is gone by then.
 *
 * @param <A> the answer
 */
public abstract class CaretHandler<A> extends AbstractHandler {

	@Override
	public final Object execute(ExecutionEvent event) throws ExecutionException {
		if (HandlerUtil.getActiveEditor(event) instanceof ITextEditor editor
				&& editor.getSelectionProvider().getSelection() instanceof ITextSelection caret) {
			IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
			Display display = editor.getSite().getShell().getDisplay(); // the active shell may be a list of proposals that is closing
			HullDocument.of(document).ifPresent(text -> HullEditorPlugin.questions().execute(question(text, caret, editor, display)));
		}
		return null; // required by the framework
	}

	private Runnable question(HullDocument text, ITextSelection caret, ITextEditor editor, Display display) {
		long asked = text.stamp();
		return () -> answer(text, asked, caret, editor, display);
	}

	/** What is at a caret is somewhere else, or something else, once the text is another. */
	private void answer(HullDocument text, long asked, ITextSelection caret, ITextEditor editor, Display display) {
		try {
			A answer = ask(text, caret.getOffset());
			display.asyncExec(() -> {
				if (editor.getSite().getShell().isDisposed() || editor.getDocumentProvider() == null) {
					return;
				}
				if (text.stamp() == asked) {
					show(answer, text, caret, editor);
				} else {
					say(editor, "The text was changed before the answer came. Ask once more.");
				}
			});
		} catch (CancellationException closing) {
			return; // then the user has cancelled
		} catch (RuntimeException fault) {
			NotDone.tell("What is at the caret could not be found out", fault);
		}
	}

	/** Asks the language service. Not on the thread of the window. */
	protected abstract A ask(HullDocument text, int caret);

	/**
	 * Shows the answer, on the thread of the window.
	 *
	 * @param caret where it was when the question was asked
	 */
	protected abstract void show(A answer, HullDocument text, ITextSelection caret, ITextEditor editor);

	/** Says something in the status line, when there is nothing else to show. */
	protected static void say(ITextEditor editor, String message) {
		editor.getEditorSite().getActionBars().getStatusLineManager().setMessage(message);
	}
}
