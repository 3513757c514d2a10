package org.hullwright.editor.language;

import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentExtension4;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.ITextViewerLifecycle;
import org.eclipse.jface.text.reconciler.DirtyRegion;
import org.eclipse.jface.text.reconciler.IReconcilingStrategy;
import org.eclipse.jface.text.reconciler.IReconcilingStrategyExtension;
import org.eclipse.swt.widgets.Control;
import org.eclipse.xtext.util.CancelIndicator;

/**
 * Debounced analysis of a text for its viewer: something that is worked out again a moment after the last change and then shown. The
 * working-out happens on the reconciler's thread; the showing on the UI thread, and only if the text has not changed meanwhile: then the
 * next round is on its way.
 *
 * @param <T> what is worked out
 */
public abstract class TextAnalysis<T> implements IReconcilingStrategy, IReconcilingStrategyExtension, ITextViewerLifecycle {

	private volatile IProgressMonitor monitor = new NullProgressMonitor();
	private volatile @Nullable IDocument document;
	private volatile @Nullable ITextViewer viewer;

	/** Works out what is to be shown. Not on the UI thread. */
	protected abstract T analyse(HullDocument text, CancelIndicator cancelled);

	/** Shows it. On the UI thread, with the viewer alive and the text unchanged. */
	protected abstract void show(T found, ITextViewer shown, IDocument text);

	@NonNullByDefault({})
	@Override
	public void install(ITextViewer installed) {
		viewer = installed;
	}

	@Override
	public void uninstall() {
		viewer = null;
	}

	@NonNullByDefault({})
	@Override
	public void setDocument(IDocument changed) {
		document = changed;
	}

	@NonNullByDefault({})
	@Override
	public void setProgressMonitor(IProgressMonitor progress) {
		monitor = progress == null ? new NullProgressMonitor() : progress;
	}

	@Override
	public void initialReconcile() {
		run();
	}

	@NonNullByDefault({})
	@Override
	public void reconcile(DirtyRegion dirty, IRegion region) {
		run();
	}

	@NonNullByDefault({})
	@Override
	public void reconcile(IRegion partition) {
		run();
	}

	/** The viewer, or null when it is gone. */
	protected final @Nullable ITextViewer viewer() {
		return viewer;
	}

	/** Works out and shows. Not on the UI thread. */
	protected final void run() {
		IDocument text = document;
		if (text == null) {
			return;
		}
		HullDocument.of(text).ifPresent(hull -> {
			long stamp = stampOf(text);
			try {
				IProgressMonitor current = monitor;
				T found = analyse(hull, () -> current.isCanceled() || stampOf(text) != stamp);
				onScreen(shown -> {
					if (stampOf(text) == stamp) {
						show(found, shown, text);
					}
				});
			} catch (CancellationException typedOn) {
				return; // the next round, which the change began, shows what is true then
			}
		});
	}

	private void onScreen(Consumer<ITextViewer> action) {
		ITextViewer shown = viewer;
		Control widget = shown == null ? null : shown.getTextWidget();
		if (shown != null && widget != null && !widget.isDisposed()) {
			widget.getDisplay().asyncExec(() -> {
				if (viewer == shown && !widget.isDisposed() && shown.getDocument() == document) {
					action.accept(shown);
				}
			});
		}
	}

	/** Another number for each change of a text. */
	protected static long stampOf(IDocument text) {
		return text instanceof IDocumentExtension4 stamped ? stamped.getModificationStamp() : text.hashCode();
	}
}
