package org.hullwright.editor.occurrences;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.IAnnotationModelExtension;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.CaretAnalysis;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.lang.ide.answer.Occurrence;

/** Mark occurrences, debounced: when the caret has come to rest, and again when the text has changed. */
public final class OccurrenceMarking extends CaretAnalysis<List<Occurrence>> {

	/** The annotation that the generic editor has for this, with its preferences. */
	static final String ANNOTATION = "org.eclipse.ui.genericeditor.text";

	private final Job atRest = Job.createSystem("Marking occurrences", (ICoreRunnable) progress -> run());
	private volatile int caret;

	@Override
	protected void caretMoved() {
		caret = caretOf(viewer());
		atRest.schedule();
	}

	@Override
	public void uninstall() {
		atRest.cancel();
		super.uninstall();
	}

	@Override
	protected List<Occurrence> analyse(HullDocument text, CancelIndicator cancelled) {
		return text.language().navigating().occurrences(text.address(), caret, cancelled);
	}

	@Override
	protected void show(List<Occurrence> found, ITextViewer shown, IDocument text) {
		IAnnotationModel model = shown instanceof ISourceViewer source ? source.getAnnotationModel() : null;
		if (model instanceof IAnnotationModelExtension changeable) {
			Set<Position> missing = found.stream().map(Occurrence::range).filter(range -> range.end() <= text.getLength())
					.map(range -> new Position(range.offset(), range.length())).collect(Collectors.toSet());
			List<Annotation> outdated = new ArrayList<>();
			model.getAnnotationIterator().forEachRemaining(annotation -> {
				if (ANNOTATION.equals(annotation.getType()) && !missing.remove(model.getPosition(annotation))) {
					outdated.add(annotation);
				}
			});
			if (!outdated.isEmpty() || !missing.isEmpty()) {
				Map<Annotation, Position> marked = new HashMap<>();
				missing.forEach(position -> marked.put(new Annotation(ANNOTATION, false, null), position));
				changeable.replaceAnnotations(outdated.toArray(Annotation[]::new), marked);
			}
		}
	}

	private static int caretOf(@Nullable ITextViewer viewer) {
		return viewer == null ? 0 : viewer.getSelectedRange().x;
	}
}
