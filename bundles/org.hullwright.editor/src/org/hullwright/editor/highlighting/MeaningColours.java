package org.hullwright.editor.highlighting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.AbstractDocument;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.BadPositionCategoryException;
import org.eclipse.jface.text.DefaultPositionUpdater;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IPositionUpdater;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextPresentationListener;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.ITextViewerExtension2;
import org.eclipse.jface.text.ITextViewerExtension4;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.Region;
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
			return !isDeleted() && offset == coloured.range().offset() && length == coloured.range().length()
					&& meaning == coloured.meaning();
		}
	}

	@NonNullByDefault({})
	@Override
	public void install(ITextViewer installed) {
		super.install(installed);
		if (installed instanceof ITextViewerExtension4 presented) {
			presented.addTextPresentationListener(this);
		}
		forgetTheme = HullPalette.onChange(() -> {
			ITextViewer shown = viewer();
			if (shown != null && shown.getTextWidget() != null && !shown.getTextWidget().isDisposed()) {
				shown.invalidateTextPresentation();
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
			Optional<IRegion> changed = replace(found, text);
			if (changed.isPresent() && shown instanceof ITextViewerExtension2 painted) {
				painted.invalidateTextPresentation(changed.get().getOffset(), changed.get().getLength());
			}
		} catch (BadLocationException | BadPositionCategoryException changedMeanwhile) {
			throw new IllegalStateException(changedMeanwhile); // the text is looked at on its own thread
		}
	}

	@NonNullByDefault({})
	@Override
	public void applyTextPresentation(TextPresentation presentation) {
		ITextViewer shown = viewer();
		IDocument text = shown == null ? null : shown.getDocument();
		if (!(text instanceof AbstractDocument ranged) || !text.containsPositionCategory(PLACES)) {
			return;
		}
		IRegion extent = presentation.getExtent();
		try {
			// All at once: one after the other, each moves all that come after it.
			presentation.mergeStyleRanges(Arrays.stream(ranged.getPositions(PLACES, extent.getOffset(), extent.getLength(), true, true))
					.map(Meant.class::cast).filter(meant -> !meant.isDeleted() && meant.length > 0).map(MeaningColours::styleOf)
					.toArray(StyleRange[]::new));
		} catch (BadPositionCategoryException impossible) {
			throw new IllegalStateException(impossible);
		}
	}

	/** Keeps those before and behind what has changed. Yields the region that looks otherwise now. */
	private Optional<IRegion> replace(List<Coloured> found, IDocument text) throws BadLocationException, BadPositionCategoryException {
		if (!text.containsPositionCategory(PLACES)) {
			text.addPositionCategory(PLACES);
			text.addPositionUpdater(moving);
		}
		Position[] shown = text.getPositions(PLACES);
		int most = Math.min(shown.length, found.size());
		int before = 0;
		while (before < most && ((Meant) shown[before]).tells(found.get(before))) {
			before++;
		}
		int behind = 0;
		while (behind < most - before && ((Meant) shown[shown.length - 1 - behind]).tells(found.get(found.size() - 1 - behind))) {
			behind++;
		}
		List<Position> changed = new ArrayList<>();
		for (int last = shown.length - behind - 1; last >= before; last--) { // from the end, so that few are moved by it
			text.removePosition(PLACES, shown[last]);
			changed.add(shown[last]);
		}
		for (Coloured coloured : found.subList(before, found.size() - behind)) {
			if (coloured.range().end() <= text.getLength()) {
				var added = new Meant(coloured);
				text.addPosition(PLACES, added);
				changed.add(added);
			}
		}
		return around(changed);
	}

	private static Optional<IRegion> around(List<Position> places) {
		int start = places.stream().mapToInt(Position::getOffset).min().orElse(0);
		int end = places.stream().mapToInt(place -> place.getOffset() + place.getLength()).max().orElse(0);
		return end > start ? Optional.of(new Region(start, end - start)) : Optional.empty();
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
