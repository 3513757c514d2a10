package org.hullwright.lang.ide.fixes;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.ide.answer.Fix;
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.problem.ProblemFinder;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.issue.IssueCode;

/** Finds the quick fixes of the diagnostics of a file. */
public class FixFinder {

	private final FixCatalogue catalogue;
	private final PackContext packs;

	@Inject
	FixFinder(FixCatalogue catalogue, PackContext packs) {
		this.catalogue = catalogue;
		this.packs = packs;
	}

	/** What mends the problems that touch a stretch of the file, problem by problem, the best way for each first. */
	public List<Fix> fixes(XtextResource file, List<Issue> issues, TextRange stretch, Index index) {
		return issues.stream().filter(issue -> issue.getOffset() != null && touch(rangeOf(issue), stretch))
				.sorted(Comparator.comparing(Issue::getOffset))
				.flatMap(issue -> fixes(file, issue, index).stream()).toList();
	}

	/** What mends these problems, problem by problem, the best way for each first. */
	public List<Fix> fixes(XtextResource file, List<Issue> issues, Index index) {
		return issues.stream().flatMap(issue -> fixes(file, issue, index).stream()).toList();
	}

	/** Whether there may be a way to mend problems of a code. */
	public boolean isFixable(String code) {
		return IssueCode.of(code).filter(catalogue.fixable()::contains).isPresent();
	}

	/** For each problem the best way, where that is one that keeps the meaning. */
	public List<Fix> safe(XtextResource file, List<Issue> issues, Index index) {
		return issues.stream().filter(issue -> issue.getOffset() != null)
				.flatMap(issue -> fixes(file, issue, index).stream().limit(1)).filter(Fix::isSafe).toList();
	}

	private List<Fix> fixes(XtextResource file, Issue issue, Index index) {
		Optional<IssueCode> code = issue.getCode() == null ? Optional.empty() : IssueCode.of(issue.getCode());
		EObject place = code.isEmpty() ? null : placeOf(file, issue);
		if (place == null) {
			return List.of();
		}
		Problem problem = ProblemFinder.told(List.of(issue)).getFirst();
		return catalogue.of(code.get()).actions(new Diagnostic(issue, place, packs, index))
				.map(action -> new Fix(problem, action.title(), action.edit().changes(), action.isSafe())).toList();
	}

	/** What an issue is about; for one of the reading of the file, what the words belong to that it marks. Null when there is nothing. */
	private static @Nullable EObject placeOf(XtextResource file, Issue issue) {
		EObject told = issue.getUriToProblem() == null || issue.getUriToProblem().fragment() == null
				? null
				: file.getEObject(issue.getUriToProblem().fragment());
		if (told != null) {
			return told;
		}
		ILeafNode word = NodeModelUtils.findLeafNodeAtOffset(file.getParseResult().getRootNode(), issue.getOffset());
		EObject spoken = word == null ? null : NodeModelUtils.findActualSemanticObjectFor(word);
		// what could not be read belongs to the file
		return spoken == null && !file.getContents().isEmpty() ? file.getContents().getFirst() : spoken;
	}

	private static TextRange rangeOf(Issue issue) {
		return new TextRange(issue.getOffset(), issue.getLength() == null ? 0 : issue.getLength());
	}

	private static boolean touch(TextRange one, TextRange other) {
		return one.touches(other.offset()) || other.touches(one.offset());
	}
}
