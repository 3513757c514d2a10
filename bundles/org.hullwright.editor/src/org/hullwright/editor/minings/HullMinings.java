package org.hullwright.editor.minings;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.codemining.AbstractCodeMiningProvider;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.jface.text.codemining.ICodeMiningProvider;
import org.eclipse.jface.text.codemining.LineContentCodeMining;
import org.eclipse.jface.text.codemining.LineHeaderCodeMining;
import org.eclipse.jface.text.source.ISourceViewerExtension5;
import org.eclipse.swt.widgets.Control;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.background.CheckPacksJob;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Hint;
import org.hullwright.lang.ide.answer.Lens;
import org.hullwright.lang.ide.request.BackgroundThreads;

/**
 * Shows above declarations who has to do with them, and behind decks how many cards lie in them. The former is known when packs have been
 * checked, so it is looked up again then.
 */
public final class HullMinings extends AbstractCodeMiningProvider {

	private final IJobChangeListener afterChecks = IJobChangeListener.onDone(event -> {
		if (event.getJob().belongsTo(CheckPacksJob.FAMILY)) {
			update();
		}
	});
	private volatile @Nullable ITextViewer shown;

	/** Begins to follow the checks of packs. */
	public HullMinings() {
		Job.getJobManager().addJobChangeListener(afterChecks);
	}

	@Override
	public void dispose() {
		Job.getJobManager().removeJobChangeListener(afterChecks);
		shown = null;
		super.dispose();
	}

	private void update() {
		ITextViewer viewed = shown;
		Control widget = viewed == null ? null : viewed.getTextWidget();
		if (widget != null && !widget.isDisposed()) {
			widget.getDisplay().asyncExec(() -> {
				if (shown instanceof ISourceViewerExtension5 viewer && !widget.isDisposed()) {
					viewer.updateCodeMinings();
				}
			});
		}
	}

	/** Answers on the UI thread: where the manager of code minings goes on, it asks which lines are visible, and only that thread may. */
	@NonNullByDefault({})
	@Override
	public CompletableFuture<List<? extends ICodeMining>> provideCodeMinings(ITextViewer viewer, IProgressMonitor monitor) {
		shown = viewer;
		return HullDocument.of(viewer.getDocument())
				.<CompletableFuture<List<? extends ICodeMining>>>map(
						text -> BackgroundThreads.supply(() -> find(text, monitor::isCanceled))
								.thenApplyAsync(found -> found, viewer.getTextWidget().getDisplay()::asyncExec))
				.orElseGet(() -> CompletableFuture.completedFuture(List.of()));
	}

	private List<ICodeMining> find(HullDocument text, CancelIndicator cancelled) {
		HullLanguageService language = text.language();
		var found = new ArrayList<ICodeMining>();
		try {
			for (Lens lens : language.reading().lenses(text.address(), cancelled)) {
				found.add(new Above(lens, text.document(), this));
			}
		} catch (BadLocationException typedOn) {
			return List.of(); // the next round, which the change began, shows what is true then
		}
		for (Hint hint : language.reading().hints(text.address(), cancelled)) {
			if (hint.offset() < text.document().getLength()) {
				found.add(new Within(hint, this));
			}
		}
		return found;
	}

	private static final class Above extends LineHeaderCodeMining {

		Above(Lens lens, IDocument document, ICodeMiningProvider provider) throws BadLocationException {
			super(document.getLineOfOffset(lens.name().offset()), document, provider);
			setLabel(lens.words());
		}
	}

	private static final class Within extends LineContentCodeMining {

		Within(Hint hint, ICodeMiningProvider provider) {
			super(new Position(hint.offset(), 1), provider);
			setLabel(" " + hint.text());
		}
	}
}
