package org.hullwright.lang.ide.problem;

import java.util.Comparator;
import java.util.List;

import com.google.inject.Inject;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.IResourceValidator;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.ide.answer.Problem.Severity;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.pack.IssuePlace;

/** Checks one file as it is typed. */
public class ProblemFinder {

	private final IResourceValidator validator;

	@Inject
	ProblemFinder(IResourceValidator validator) {
		this.validator = validator;
	}

	/** What is wrong with a linked file, in the order of the text. */
	public List<Problem> problems(XtextResource file, CancelIndicator cancelled) {
		return told(issues(file, cancelled));
	}

	/** The same as the checks tell it, in no particular order. */
	public List<Issue> issues(XtextResource file, CancelIndicator cancelled) {
		return validator.validate(file, CheckMode.ALL, cancelled);
	}

	/** Issues as editors are told them, in the order of the text. */
	public static List<Problem> told(List<Issue> issues) {
		return issues.stream().map(ProblemFinder::told).sorted(Comparator.comparingInt(problem -> problem.range().offset())).toList();
	}

	private static Problem told(Issue issue) {
		IssuePlace at = IssuePlace.of(issue);
		return new Problem(issue.getCode() == null ? "" : issue.getCode(), severityOf(issue), issue.getMessage(),
				new TextRange(at.offset(), at.length()), at.line());
	}

	private static Severity severityOf(Issue issue) {
		return switch (issue.getSeverity()) {
			case ERROR -> Severity.ERROR;
			case WARNING -> Severity.WARNING;
			case INFO, IGNORE -> Severity.INFO;
		};
	}
}
