package org.hullwright.editor.language;

import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.request.LatestRequest;

/**
 * Asks the language service about what is at the caret, and shows the answer: the question in the background, the answer on the thread of
 * the window, unless the editor is gone by then.
 *
 * @param <A> the answer
 */
public abstract class CaretHandler<A> extends AbstractHandler {

	private final LatestRequest requests = new LatestRequest();

	@NonNullByDefault({})
	@Override
	public final Object execute(ExecutionEvent event) throws ExecutionException {
		if (HandlerUtil.getActiveEditor(event) instanceof ITextEditor editor
				&& editor.getSelectionProvider().getSelection() instanceof ITextSelection caret) {
			IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
			Display display = editor.getSite().getShell().getDisplay(); // the active shell may be a list of proposals that is closing
			HullDocument.of(document).ifPresent(text -> ask(text, caret, editor, display));
		}
		return null; // required by the framework
	}

	/** What is at a caret is somewhere else, or something else, once the text is another. */
	private void ask(HullDocument text, ITextSelection caret, ITextEditor editor, Display display) {
		long asked = text.stamp();
		requests.ask(cancelled -> ask(text, caret.getOffset(), cancelled), WindowThread.of(display), answer -> {
			if (editor.getSite().getShell().isDisposed() || editor.getDocumentProvider() == null) {
				return;
			}
			if (text.stamp() == asked) {
				answer.ifPresentOrElse(found -> show(found, text, caret, editor), () -> showNothing(editor));
			} else {
				say(editor, "The text was changed before the answer came. Ask once more.");
			}
		}, fault -> NotDone.tell("What is at the caret could not be found out", fault));
	}

	/**
	 * Asks the language service. Not on the thread of the window.
	 *
	 * @param cancelled once the same is asked for another caret
	 * @return none where nothing is at the caret that the question is about
	 */
	protected abstract Optional<A> ask(HullDocument text, int caret, CancelIndicator cancelled);

	/**
	 * Shows the answer, on the thread of the window.
	 *
	 * @param caret where it was when the question was asked
	 */
	protected abstract void show(A answer, HullDocument text, ITextSelection caret, ITextEditor editor);

	/** Shows that there is no answer, on the thread of the window. */
	protected abstract void showNothing(ITextEditor editor);

	/** Says something in the status line, when there is nothing else to show. */
	protected static void say(ITextEditor editor, String message) {
		editor.getEditorSite().getActionBars().getStatusLineManager().setMessage(message);
	}
}
