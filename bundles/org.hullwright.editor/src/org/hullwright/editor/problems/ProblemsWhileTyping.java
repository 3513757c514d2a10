package org.hullwright.editor.problems;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
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
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.ide.answer.Problem.Severity;
import org.hullwright.lang.ide.request.BackgroundThreads;
import org.hullwright.lang.issue.IssueCode;

/**
 * Underlines what is wrong a moment after it was typed, and after other files were checked anew: those may be the reason, and so may be
 * what the author wishes of warnings. Annotations that stay true are left alone, so that nothing flickers. A word is not called misspelt
 * before the caret has left it, for it may be half typed.
 */
public final class ProblemsWhileTyping extends CaretAnalysis<List<Problem>> {

	private final IJobChangeListener checks = IJobChangeListener.onDone(event -> {
		if (event.getJob().belongsTo(ProblemMarkers.FAMILY)) {
			BackgroundThreads.run(this::run);
		}
	});

	private Set<Problem> halfTyped = Set.of(); // words that were not underlined when the text had the stamp
	private long stamp;

	@NonNullByDefault({})
	@Override
	public void install(ITextViewer installed) {
		super.install(installed);
		Job.getJobManager().addJobChangeListener(checks);
	}

	@Override
	protected void caretMoved() {
		lookAgain();
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
			Map<Said, Problem> wanted = new LinkedHashMap<>();
			found.forEach(problem -> wanted.put(Said.of(problem, positionOf(problem, text)), problem));
			var outdated = new ArrayList<Annotation>();
			model.getAnnotationIterator().forEachRemaining(annotation -> {
				if (annotation instanceof ProblemAnnotation old && !stays(old, model, wanted)) {
					outdated.add(old);
				}
			});
			int caret = shown.getSelectedRange().x;
			halfTyped = wanted.values().stream().filter(problem -> isWordAt(caret, problem)).collect(Collectors.toSet());
			stamp = stampOf(text);
			wanted.values().removeAll(halfTyped);
			if (!outdated.isEmpty() || !wanted.isEmpty()) {
				Map<Annotation, Position> added = new HashMap<>();
				wanted.forEach((said, problem) -> added.put(new ProblemAnnotation(problem), said.position()));
				changeable.replaceAnnotations(outdated.toArray(Annotation[]::new), added);
			}
		}
	}

	/** What an annotation says and where it stands now: that has moved with the text, if it was told of an earlier one. */
	private record Said(String code, Severity severity, String message, Position position) {

		static Said of(Problem problem, Position position) {
			return new Said(problem.code(), problem.severity(), problem.message(), position);
		}
	}

	/** When the caret has left a word. When the text has changed as well, another analysis has begun. */
	private void lookAgain() {
		ITextViewer shown = viewer();
		if (shown != null && stampOf(shown.getDocument()) == stamp
				&& halfTyped.stream().anyMatch(word -> !isWordAt(shown.getSelectedRange().x, word))) {
			BackgroundThreads.run(this::run);
		}
	}

	private static boolean isWordAt(int caret, Problem problem) {
		return problem.code().equals(IssueCode.WORD_UNKNOWN.name()) && problem.range().touches(caret);
	}

	/** Whether an annotation tells what is wanted at the same place; then it is wanted no more. */
	private static boolean stays(ProblemAnnotation annotation, IAnnotationModel model, Map<Said, Problem> wanted) {
		Position position = model.getPosition(annotation);
		return position != null && wanted.remove(Said.of(annotation.problem(), position)) != null;
	}

	private static Position positionOf(Problem problem, IDocument text) {
		int offset = Math.min(problem.range().offset(), text.getLength());
		return new Position(offset, Math.min(problem.range().length(), text.getLength() - offset));
	}
}
