package org.hullwright.editor.folding;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.projection.ProjectionAnnotation;
import org.eclipse.jface.text.source.projection.ProjectionAnnotationModel;
import org.eclipse.jface.text.source.projection.ProjectionViewer;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.language.TextAnalysis;
import org.hullwright.lang.ide.answer.TextRange;

/** Keeps what can be folded in step with the blocks of the text; what is folded stays folded. */
public final class HullFolding extends TextAnalysis<List<TextRange>> {

	@Override
	protected List<TextRange> analyse(HullDocument text, CancelIndicator cancelled) {
		return text.language().reading().foldings(text.address(), cancelled);
	}

	@Override
	protected void show(List<TextRange> found, ITextViewer shown, IDocument text) {
		if (shown instanceof ProjectionViewer folding && folding.getProjectionAnnotationModel() != null) {
			update(folding.getProjectionAnnotationModel(), lines(found, text));
		}
	}

	private static void update(ProjectionAnnotationModel model, Set<Position> wanted) {
		var missing = new HashSet<>(wanted);
		List<Annotation> outdated = new ArrayList<>();
		model.getAnnotationIterator().forEachRemaining(annotation -> {
			if (!missing.remove(model.getPosition(annotation))) {
				outdated.add(annotation);
			}
		});
		Map<Annotation, Position> added = new LinkedHashMap<>();
		missing.forEach(position -> added.put(new ProjectionAnnotation(), position));
		if (!outdated.isEmpty() || !added.isEmpty()) {
			model.modifyAnnotations(outdated.toArray(Annotation[]::new), added, new Annotation[0]);
		}
	}

	/** Whole lines, for nothing else can be folded; of several blocks that begin in one line, the longest. */
	private static Set<Position> lines(List<TextRange> ranges, IDocument text) {
		Map<Integer, Position> byLine = new LinkedHashMap<>();
		for (TextRange range : ranges) {
			try {
				int first = text.getLineOfOffset(range.offset());
				int last = text.getLineOfOffset(range.end());
				int start = text.getLineOffset(first);
				int end = text.getLineOffset(last) + text.getLineLength(last);
				byLine.merge(first, new Position(start, end - start), (one, other) -> one.length >= other.length ? one : other);
			} catch (BadLocationException beyondTheEnd) {
				break; // the text has become shorter; the next round knows
			}
		}
		return new LinkedHashSet<>(byLine.values());
	}
}
