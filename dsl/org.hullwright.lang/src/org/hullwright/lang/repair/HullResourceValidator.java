package org.hullwright.lang.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.LineAndColumn;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.CheckType;
import org.eclipse.xtext.validation.Issue;
import org.eclipse.xtext.validation.ResourceValidatorImpl;
import org.hullwright.lang.validation.IssueCode;

/**
 * Says of what cannot be read only why it cannot: no check has a word about such a declaration, as what it would find there mostly follows
 * from the mistake in its syntax. A name that may be declared in it is not called unknown elsewhere either.
 */
public class HullResourceValidator extends ResourceValidatorImpl {

	private static final Set<String> UNKNOWN = Set.of(IssueCode.UNKNOWN_NAME.name(), IssueCode.UNKNOWN_MEMBER.name());

	private final SyntaxDiagnosis diagnosis;

	/** @param diagnosis knows what is wrong where a file cannot be read */
	@Inject
	public HullResourceValidator(SyntaxDiagnosis diagnosis) {
		this.diagnosis = diagnosis;
	}

	@Override
	public List<Issue> validate(Resource resource, CheckMode mode, CancelIndicator cancelled) {
		List<Issue> found = super.validate(resource, mode, cancelled);
		boolean isBroken = resource instanceof XtextResource file && file.getParseResult() != null
				&& file.getParseResult().hasSyntaxErrors();
		return isBroken && found != null ? withoutFollowing(found, (XtextResource) resource) : found;
	}

	private List<Issue> withoutFollowing(List<Issue> found, XtextResource file) {
		Diagnosed diagnosed = diagnosis.of(file);
		INode text = file.getParseResult().getRootNode();
		var issues = new ArrayList<Issue>();
		for (Issue issue : found) {
			boolean isSyntax = IssueCode.SYNTAX.name().equals(issue.getCode());
			if (isSyntax ? diagnosed.problems().isEmpty() : !follows(issue, diagnosed, text)) {
				issues.add(issue);
			}
		}
		diagnosed.problems().forEach(problem -> issues.add(issue(problem, file, text)));
		return issues;
	}

	private static boolean follows(Issue issue, Diagnosed diagnosed, INode text) {
		if (issue.getOffset() == null) {
			return false;
		}
		return diagnosed.isBroken(issue.getOffset()) || UNKNOWN.contains(issue.getCode())
				&& diagnosed.isWritten(nameAt(issue, text.getText()));
	}

	private static String nameAt(Issue issue, String text) {
		String written = text.substring(issue.getOffset(), issue.getOffset() + issue.getLength());
		return written.substring(written.lastIndexOf('.') + 1);
	}

	private static Issue issue(SyntaxProblem problem, XtextResource file, INode text) {
		var issue = new Issue.IssueImpl();
		LineAndColumn start = NodeModelUtils.getLineAndColumn(text, problem.offset());
		LineAndColumn end = NodeModelUtils.getLineAndColumn(text, Math.min(text.getText().length(), problem.offset() + problem.length()));
		issue.setCode(IssueCode.SYNTAX.name());
		issue.setSeverity(Severity.ERROR);
		issue.setType(CheckType.FAST);
		issue.setMessage(problem.message());
		issue.setOffset(problem.offset());
		issue.setLength(problem.length());
		issue.setLineNumber(start.getLine());
		issue.setColumn(start.getColumn());
		issue.setLineNumberEnd(end.getLine());
		issue.setColumnEnd(end.getColumn());
		issue.setUriToProblem(file.getURI());
		issue.setData(problem.data());
		return issue;
	}
}
