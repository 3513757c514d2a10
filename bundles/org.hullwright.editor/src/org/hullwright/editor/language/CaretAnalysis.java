package org.hullwright.editor.language;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.viewers.IPostSelectionProvider;
import org.eclipse.jface.viewers.ISelectionChangedListener;

/**
 * Analysis of a text that depends on where the caret rests as well.
 *
 * @param <T> what is worked out
 */
public abstract class CaretAnalysis<T> extends TextAnalysis<T> {

	private final ISelectionChangedListener listener = event -> caretMoved();

	/** The caret has come to rest elsewhere. On the UI thread. */
	protected abstract void caretMoved();

	@NonNullByDefault({})
	@Override
	public void install(ITextViewer installed) {
		super.install(installed);
		if (installed.getSelectionProvider() instanceof IPostSelectionProvider selection) {
			selection.addPostSelectionChangedListener(listener);
		}
	}

	@Override
	public void uninstall() {
		ITextViewer shown = viewer();
		if (shown != null && shown.getSelectionProvider() instanceof IPostSelectionProvider selection) {
			selection.removePostSelectionChangedListener(listener);
		}
		super.uninstall();
	}
}
