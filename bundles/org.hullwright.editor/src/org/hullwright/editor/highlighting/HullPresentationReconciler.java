package org.hullwright.editor.highlighting;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextInputListener;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.presentation.PresentationReconciler;
import org.eclipse.jface.text.rules.DefaultDamagerRepairer;
import org.hullwright.editor.text.HullPartitions;
import org.hullwright.editor.theme.HullPalette;

/**
 * Colours a text by its words as it is typed. Also used where there is a text but no editor, such as in a comparison; so it divides the
 * document itself when nobody has.
 */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class HullPresentationReconciler extends PresentationReconciler {

	private final ITextInputListener dividing = new ITextInputListener() {

		@NonNullByDefault({})
		@Override
		public void inputDocumentAboutToBeChanged(IDocument before, IDocument after) {
			divide(after);
		}

		@NonNullByDefault({})
		@Override
		public void inputDocumentChanged(IDocument before, IDocument after) {
			// divided already
		}
	};

	private final WordScanner code = new WordScanner();
	private final StringScanner strings = new StringScanner();
	private final CommentScanner comments = new CommentScanner();
	private ITextViewer viewer;
	private Runnable forgetTheme = () -> { /* nothing to forget before the first text */ };

	/** Made by the generic editor, for each viewer. */
	public HullPresentationReconciler() {
		setDocumentPartitioning(HullPartitions.PARTITIONING);
		repair(IDocument.DEFAULT_CONTENT_TYPE, new DefaultDamagerRepairer(code));
		repair(HullPartitions.STRING, new DefaultDamagerRepairer(strings));
		repair(HullPartitions.COMMENT, new DefaultDamagerRepairer(comments));
	}

	@NonNullByDefault({})
	@Override
	public void install(ITextViewer target) {
		viewer = target;
		viewer.addTextInputListener(dividing);
		divide(viewer.getDocument());
		readColors();
		forgetTheme = HullPalette.onChange(this::recolor);
		super.install(target);
	}

	@Override
	public void uninstall() {
		forgetTheme.run();
		viewer.removeTextInputListener(dividing);
		super.uninstall();
	}

	private void repair(String contentType, DefaultDamagerRepairer repairer) {
		setDamager(repairer, contentType);
		setRepairer(repairer, contentType);
	}

	private void recolor() {
		if (viewer.getTextWidget() != null && !viewer.getTextWidget().isDisposed()) {
			readColors();
			viewer.invalidateTextPresentation();
		}
	}

	private void readColors() {
		code.readColors();
		strings.readColors();
		comments.readColors();
	}

	private static void divide(IDocument document) {
		if (document != null) {
			HullPartitions.connect(document);
		}
	}
}
