package org.hullwright.editor.problems;

import org.eclipse.jface.text.source.Annotation;
import org.hullwright.lang.ide.answer.Problem;

/** A problem as it is underlined while the author types. */
public final class ProblemAnnotation extends Annotation {

	private final Problem problem;

	ProblemAnnotation(Problem problem) {
		super(typeOf(problem), false, problem.message());
		this.problem = problem;
	}

	/** What it tells. Its range is of the text it was found in; the annotation has moved with the text since. */
	public Problem problem() {
		return problem;
	}

	private static String typeOf(Problem problem) {
		return switch (problem.severity()) {
			case ERROR -> "org.eclipse.ui.workbench.texteditor.error";
			case WARNING -> "org.eclipse.ui.workbench.texteditor.warning";
			case INFO -> "org.eclipse.ui.workbench.texteditor.info";
		};
	}
}
