package org.hullwright.editor.hover;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.IInformationControlCreator;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.ITextHoverExtension;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.problems.ProblemAnnotation;
import org.hullwright.editor.text.HullWords;
import org.hullwright.lang.ide.answer.Explained;
import org.hullwright.lang.issue.Explanation;
import org.hullwright.lang.issue.IssueCode;

/**
 * Tells why something is wrong at a place, and what the word there means. That it is wrong is told by a hover of the platform, which stands
 * above this one. Asked off the UI thread.
 */
public final class HullHover implements ITextHover, ITextHoverExtension {

	@NonNullByDefault({})
	@Override
	public String getHoverInfo(ITextViewer viewer, IRegion region) {
		Set<String> parts = new LinkedHashSet<>(reasonsAt(viewer, region));
		explained(viewer, region.getOffset()).map(Explained::markdown).ifPresent(parts::add);
		return parts.isEmpty() ? null : String.join("\n\n", parts);
	}

	@NonNullByDefault({})
	@Override
	public IRegion getHoverRegion(ITextViewer viewer, int offset) {
		return HullWords.nameAt(viewer.getDocument().get(), offset);
	}

	@Override
	public IInformationControlCreator getHoverControlCreator() {
		return MarkdownControl.CREATOR;
	}

	private static Optional<Explained> explained(ITextViewer viewer, int offset) {
		try {
			return HullDocument.of(viewer.getDocument())
					.flatMap(text -> text.language().reading().explain(text.address(), offset, CancelIndicator.NullImpl));
		} catch (CancellationException closing) {
			return Optional.empty();
		}
	}

	private static Set<String> reasonsAt(ITextViewer viewer, IRegion region) {
		Set<String> found = new LinkedHashSet<>();
		IAnnotationModel model = viewer instanceof ISourceViewer source ? source.getAnnotationModel() : null;
		if (model != null) {
			model.getAnnotationIterator().forEachRemaining(annotation -> {
				Position position = model.getPosition(annotation);
				if (annotation instanceof ProblemAnnotation wrong && position != null
						&& position.overlapsWith(region.getOffset(), Math.max(1, region.getLength()))) {
					IssueCode.of(wrong.problem().code()).map(code -> Explanation.of(code).why()).ifPresent(found::add);
				}
			});
		}
		return found;
	}
}
