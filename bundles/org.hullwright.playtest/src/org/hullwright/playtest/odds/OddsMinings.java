package org.hullwright.playtest.odds;

import java.net.URI;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.codemining.AbstractCodeMiningProvider;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.jface.text.codemining.LineHeaderCodeMining;
import org.eclipse.jface.text.source.ISourceViewerExtension5;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.texteditor.ITextEditor;

/** Shows above rules and decks what their odds are, while that is switched on, and once above all of them what they were counted in. */
public final class OddsMinings extends AbstractCodeMiningProvider {

	private final Runnable update = this::update;
	private volatile @Nullable ITextViewer shown;

	/** Begins to listen for other odds. */
	public OddsMinings() {
		ShownOdds.inWorkspace().addListener(update);
	}

	@Override
	public void dispose() {
		ShownOdds.inWorkspace().removeListener(update);
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

	@NonNullByDefault({})
	@Override
	public CompletableFuture<List<? extends ICodeMining>> provideCodeMinings(ITextViewer viewer, IProgressMonitor monitor) {
		shown = viewer;
		ITextEditor editor = super.getAdapter(ITextEditor.class);
		IFile file = editor == null ? null : editor.getEditorInput().getAdapter(IFile.class);
		return CompletableFuture.completedFuture(
				file == null || file.getLocationURI() == null ? List.of() : find(file, file.getLocationURI(), viewer.getDocument()));
	}

	private List<ICodeMining> find(IFile file, URI address, IDocument document) {
		List<ICodeMining> found = new ArrayList<>();
		ShownOdds.inWorkspace().headline(file.getProject(), Instant.now()).ifPresent(words -> add(0, document, words, found));
		ShownOdds.inWorkspace().of(file.getProject()).ifPresent(odds -> odds.in(address).forEach((line, told) -> {
			if (!told.ofRules().isEmpty() && isAsItWas(document, line, told.text())) {
				add(line, document, String.join("; ", told.ofRules()), found);
			}
		}));
		return found;
	}

	private void add(int line, IDocument document, String words, List<ICodeMining> found) {
		try {
			found.add(new Above(line, document, words));
		} catch (BadLocationException typedOn) {
			// the next round, which the change began, shows what is true then
		}
	}

	/** Whether a line still says what was counted. */
	static boolean isAsItWas(IDocument document, int line, String text) {
		try {
			return line < document.getNumberOfLines()
					&& document.get(document.getLineOffset(line), document.getLineInformation(line).getLength()).equals(text);
		} catch (BadLocationException typedOn) {
			return false;
		}
	}

	private final class Above extends LineHeaderCodeMining {

		Above(int line, IDocument document, String words) throws BadLocationException {
			super(line, document, OddsMinings.this);
			setLabel(words);
		}
	}
}
