package org.hullwright.playtest.start;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.codemining.AbstractCodeMiningProvider;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.jface.text.codemining.LineHeaderCodeMining;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.lang.ide.answer.StartingPoint;
import org.hullwright.lang.ide.request.BackgroundThreads;
import org.hullwright.playtest.text.EditedText;
import org.hullwright.playtest.text.StartingPoints;

/** Shows above everything that can be played from what a click begins. */
public final class PlayMinings extends AbstractCodeMiningProvider {

	/** Answers on the UI thread: where the manager of code minings goes on, it asks which lines are visible, and only that thread may. */
	@NonNullByDefault({})
	@Override
	public CompletableFuture<List<? extends ICodeMining>> provideCodeMinings(ITextViewer viewer, IProgressMonitor monitor) {
		ITextEditor editor = super.getAdapter(ITextEditor.class);
		Optional<EditedText> text = EditedText.of(editor);
		IDocument document = viewer.getDocument();
		return text.<CompletableFuture<List<? extends ICodeMining>>>map(edited -> {
			StartingPoints starts = new StartingPoints(edited.address());
			return BackgroundThreads.supply(() -> find(starts, document, editor))
					.thenApplyAsync(found -> found, viewer.getTextWidget().getDisplay()::asyncExec);
		}).orElseGet(() -> CompletableFuture.completedFuture(List.of()));
	}

	private List<ICodeMining> find(StartingPoints starts, IDocument document, ITextEditor editor) {
		List<ICodeMining> found = new ArrayList<>();
		try {
			for (StartingPoint start : starts.all()) {
				found.add(new Play(document.getLineOfOffset(start.nameRange().offset()), document, start, editor));
			}
		} catch (BadLocationException typedOn) {
			return List.of(); // the next round, which the change began, shows what is true then
		}
		return found;
	}

	private final class Play extends LineHeaderCodeMining {

		private final StartingPoint start;
		private final ITextEditor editor;

		Play(int line, IDocument document, StartingPoint start, ITextEditor editor) throws BadLocationException {
			super(line, document, PlayMinings.this);
			this.start = start;
			this.editor = editor;
			setLabel("play");
		}

		@NonNullByDefault({})
		@Override
		public Consumer<MouseEvent> getAction() {
			return click -> new HereStarter(editor.getSite().getWorkbenchWindow()).start(start, editor);
		}
	}
}
