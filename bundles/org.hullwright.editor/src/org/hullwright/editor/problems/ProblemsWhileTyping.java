package org.hullwright.editor.problems;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.IAnnotationModelExtension;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.language.TextAnalysis;
import org.hullwright.lang.ide.answer.Problem;

/**
 * Underlines what is wrong a moment after it was typed, and after other files were checked anew: those may be the reason, and so may be what
 * the author wishes of warnings. Annotations that stay true are left alone, so that nothing flickers.
 */
public final class ProblemsWhileTyping extends TextAnalysis<List<Problem>> {

	private final IJobChangeListener checks = IJobChangeListener.onDone(event -> {
		if (event.getJob().belongsTo(ProblemMarkers.FAMILY)) {
			HullEditorPlugin.questions().execute(this::run);
		}
	});

	@Override
	public void install(ITextViewer installed) {
		super.install(installed);
		Job.getJobManager().addJobChangeListener(checks);
	}

	@Override
	public void uninstall() {
		Job.getJobManager().removeJobChangeListener(checks);
		super.uninstall();
	}

	@Override
	protected List<Problem> analyse(HullDocument text, CancelIndicator cancelled) {
		return text.language().checking().problems(text.address(), cancelled);
	}

	@Override
	protected void show(List<Problem> found, ITextViewer shown, IDocument text) {
		IAnnotationModel model = shown instanceof ISourceViewer source ? source.getAnnotationModel() : null;
		if (model instanceof IAnnotationModelExtension changeable) {
			Map<Problem, Position> wanted = new LinkedHashMap<>();
			found.forEach(problem -> wanted.put(problem, positionOf(problem, text)));
			var outdated = new HashMap<Annotation, Position>();
			model.getAnnotationIterator().forEachRemaining(annotation -> {
				if (annotation instanceof ProblemAnnotation old && !stays(old, model, wanted)) {
					outdated.put(old, null);
				}
			});
			Map<Annotation, Position> added = new HashMap<>();
			wanted.forEach((problem, position) -> added.put(new ProblemAnnotation(problem), position));
			changeable.replaceAnnotations(outdated.keySet().toArray(Annotation[]::new), added);
		}
	}

	/** Whether an annotation tells what is wanted at the same place; then it is wanted no more. */
	private static boolean stays(ProblemAnnotation annotation, IAnnotationModel model, Map<Problem, Position> wanted) {
		return model.getPosition(annotation) != null && wanted.remove(annotation.problem(), model.getPosition(annotation));
	}

	private static Position positionOf(Problem problem, IDocument text) {
		int offset = Math.min(problem.range().offset(), text.getLength());
		return new Position(offset, Math.min(problem.range().length(), text.getLength() - offset));
	}
}
