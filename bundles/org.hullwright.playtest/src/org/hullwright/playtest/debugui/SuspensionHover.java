package org.hullwright.playtest.debugui;

import java.util.Optional;

import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.swt.widgets.Display;
import org.hullwright.playtest.debug.EvaluationResult;
import org.hullwright.playtest.debug.ExpressionInText;

/** Tells, while a game stands still, what the name under the pointer stands for. Otherwise, and for other words, it says nothing. */
public final class SuspensionHover implements ITextHover {

	/** Null where there is nothing to ask for. */
	@NonNullByDefault({})
	@Override
	public IRegion getHoverRegion(ITextViewer viewer, int offset) {
		return words(viewer, offset).<@Nullable Region>map(words -> new Region(words.offset(), words.words().length())).orElse(null);
	}

	/** Null where nothing is known. */
	@NonNullByDefault({})
	@Override
	public String getHoverInfo(ITextViewer viewer, IRegion region) {
		int last = region.getOffset() + Math.max(0, region.getLength() - 1);
		return frame().flatMap(frame -> words(viewer, last).flatMap(words -> told(words.words(), frame)))
				.<@Nullable String>map(told -> told).orElse(null);
	}

	private static Optional<String> told(String question, RuleFrame frame) {
		return frame.ask(question) instanceof EvaluationResult.Found(var known)
				? Optional.of(known.name() + " = " + known.value())
				: Optional.empty();
	}

	private static Optional<ExpressionInText> words(ITextViewer viewer, int offset) {
		IDocument document = viewer.getDocument();
		try {
			IRegion line = document.getLineInformationOfOffset(offset);
			return ExpressionInText.at(offset - line.getOffset(), document.get(line.getOffset(), line.getLength()))
					.map(words -> new ExpressionInText(words.words(), words.offset() + line.getOffset()));
		} catch (BadLocationException typedOn) {
			return Optional.empty();
		}
	}

	/** The line of the game that is selected; none while no game stands still. */
	private static Optional<RuleFrame> frame() {
		Object selected = Display.getDefault().syncCall(DebugUITools::getDebugContext);
		return Optional.ofNullable(selected).filter(RuleFrame.class::isInstance).map(RuleFrame.class::cast).filter(RuleFrame::isCurrent);
	}
}
