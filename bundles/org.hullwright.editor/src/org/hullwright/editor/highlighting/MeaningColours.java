package org.hullwright.editor.highlighting;

import java.util.List;

import org.eclipse.jface.text.AbstractDocument;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.BadPositionCategoryException;
import org.eclipse.jface.text.DefaultPositionUpdater;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IPositionUpdater;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextPresentationListener;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.ITextViewerExtension4;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.TextAttribute;
import org.eclipse.jface.text.TextPresentation;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.language.TextAnalysis;
import org.hullwright.editor.theme.HullPalette;
import org.hullwright.editor.theme.HullStyle;
import org.hullwright.lang.ide.answer.Coloured;
import org.hullwright.lang.ide.answer.Coloured.Meaning;

/**
 * Colours names by what they mean, over the colours of words. The coloured places move with the text while it is typed, so that colours
 * stay where they are until the next round knows better.
 */
public final class MeaningColours extends TextAnalysis<List<Coloured>> implements ITextPresentationListener {

	private static final String PLACES = "org.hullwright.editor.meanings";

	private final IPositionUpdater moving = new DefaultPositionUpdater(PLACES);
	private Runnable forgetTheme = () -> { /* nothing to forget before a viewer is there */ };

	/** A place with its meaning, kept by the document. */
	private static final class Meant extends Position {

		private final Meaning meaning;

		Meant(Coloured coloured) {
			super(coloured.range().offset(), coloured.range().length());
			meaning = coloured.meaning();
		}

		boolean tells(Coloured coloured) {
			return !isDeleted() && offset == coloured.range().offset() && length == coloured.range().length() && meaning == coloured.meaning();
		}
	}

	@Override
	public void install(ITextViewer installed) {
		super.install(installed);
		if (installed instanceof ITextViewerExtension4 presented) {
			presented.addTextPresentationListener(this);
		}
		forgetTheme = HullPalette.onChange(() -> {
			if (viewer() != null && viewer().getTextWidget() != null && !viewer().getTextWidget().isDisposed()) {
				viewer().invalidateTextPresentation();
			}
		});
	}

	@Override
	public void uninstall() {
		forgetTheme.run();
		if (viewer() instanceof ITextViewerExtension4 presented) {
			presented.removeTextPresentationListener(this);
		}
		super.uninstall();
	}

	@Override
	protected List<Coloured> analyse(HullDocument text, CancelIndicator cancelled) {
		return text.language().reading().colours(text.address(), cancelled);
	}

	@Override
	protected void show(List<Coloured> found, ITextViewer shown, IDocument text) {
		try {
			if (!isShown(found, text)) {
				replace(found, text);
				shown.invalidateTextPresentation();
			}
		} catch (BadLocationException | BadPositionCategoryException changedMeanwhile) {
			throw new IllegalStateException(changedMeanwhile); // the text is looked at on its own thread
		}
	}

	@Override
	public void applyTextPresentation(TextPresentation presentation) {
		ITextViewer shown = viewer();
		IDocument text = shown == null ? null : shown.getDocument();
		if (!(text instanceof AbstractDocument ranged) || !text.containsPositionCategory(PLACES)) {
			return;
		}
		IRegion extent = presentation.getExtent();
		try {
			for (Position position : ranged.getPositions(PLACES, extent.getOffset(), extent.getLength(), true, true)) {
				if (position instanceof Meant meant && !meant.isDeleted() && meant.length > 0) {
					presentation.mergeStyleRange(styleOf(meant));
				}
			}
		} catch (BadPositionCategoryException impossible) {
			throw new IllegalStateException(impossible);
		}
	}

	private static boolean isShown(List<Coloured> found, IDocument text) throws BadPositionCategoryException {
		if (!text.containsPositionCategory(PLACES)) {
			return found.isEmpty();
		}
		Position[] shown = text.getPositions(PLACES);
		if (shown.length != found.size()) {
			return false;
		}
		for (int i = 0; i < shown.length; i++) {
			if (!((Meant) shown[i]).tells(found.get(i))) {
				return false;
			}
		}
		return true;
	}

	private void replace(List<Coloured> found, IDocument text) throws BadLocationException, BadPositionCategoryException {
		if (text.containsPositionCategory(PLACES)) {
			text.removePositionCategory(PLACES);
		} else {
			text.addPositionUpdater(moving);
		}
		text.addPositionCategory(PLACES);
		for (Coloured coloured : found) {
			if (coloured.range().end() <= text.getLength()) {
				text.addPosition(PLACES, new Meant(coloured));
			}
		}
	}

	private static StyleRange styleOf(Meant meant) {
		TextAttribute attribute = HullPalette.attribute(switch (meant.meaning) {
			case DECLARATION -> HullStyle.DECLARATION;
			case KIND -> HullStyle.KIND;
			case COMPONENT -> HullStyle.COMPONENT;
			case MEMBER -> HullStyle.MEMBER;
			case PROCEDURE -> HullStyle.PROCEDURE;
			case VARIABLE -> HullStyle.VARIABLE;
			case WORD -> HullStyle.NUMBER;
		});
		return new StyleRange(meant.offset, meant.length, attribute.getForeground(), null, attribute.getStyle());
	}
}
