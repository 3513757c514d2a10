package org.hullwright.lang.validation;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.jdt.annotation.NonNullByDefault;
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
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.index.Viewpoint;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.repair.Diagnosed;
import org.hullwright.lang.repair.SyntaxDiagnosis;
import org.hullwright.lang.repair.SyntaxProblem;

/**
 * Says of what cannot be read only why it cannot: no check has a word about such a declaration, as what it would find there mostly follows
 * from the mistake in its syntax. A name that may be declared in it is not called unknown elsewhere either.
 */
@NonNullByDefault
public class HullResourceValidator extends ResourceValidatorImpl {

	private static final Set<String> UNKNOWN = Set.of(IssueCode.UNKNOWN_NAME.name(), IssueCode.UNKNOWN_MEMBER.name());

	/** What is said of a file that is left out, for nothing of it can be linked. */
	private static final Set<String> WITHOUT_COMPANION = Set.of(IssueCode.COMPANION_MISSING.name(), IssueCode.MANIFEST_LEFT_OUT.name(),
			IssueCode.SYNTAX.name());

	private final SyntaxDiagnosis diagnosis;
	private final PackContext packs;

	/**
	 * @param diagnosis knows what is wrong where a file cannot be read
	 * @param packs which packs there are
	 */
	@Inject
	public HullResourceValidator(SyntaxDiagnosis diagnosis, PackContext packs) {
		this.diagnosis = diagnosis;
		this.packs = packs;
	}

	@Override
	@NonNullByDefault({})
	public List<Issue> validate(Resource resource, CheckMode mode, CancelIndicator cancelled) {
		List<Issue> found = super.validate(resource, mode, cancelled);
		boolean isBroken = resource instanceof XtextResource file && file.getParseResult() != null
				&& file.getParseResult().hasSyntaxErrors();
		if (found == null) {
			return found;
		}
		List<Issue> issues = isBroken ? withoutFollowing(found, (XtextResource) resource) : found;
		return lacksCompanion(resource)
				? issues.stream().filter(issue -> WITHOUT_COMPANION.contains(issue.getCode())).toList()
				: issues;
	}

	private boolean lacksCompanion(Resource file) {
		String companion = Viewpoint.companionOf(file);
		return !companion.isEmpty() && packs.packs(file).find(companion).isEmpty();
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
