package org.hullwright.lang.ide.service;

import java.net.URI;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.problem.ProblemFinder;
import org.hullwright.lang.ide.workspace.Documents;
import org.hullwright.lang.ide.workspace.PackWorkspace;

import com.google.inject.Inject;
import com.google.inject.Singleton;

/** All that is wrong with one document: as a file of its pack, and as a text. */
@Singleton
class DocumentIssues {

	private final PackWorkspace workspace;
	private final ProblemFinder problems;

	@Inject
	DocumentIssues(PackWorkspace workspace, ProblemFinder problems) {
		this.workspace = workspace;
		this.problems = problems;
	}

	/** As the checks tell it, what is wrong with the file first. */
	List<Issue> of(URI document, XtextResource file, Index index, CancelIndicator cancelled) {
		Stream<Issue> whileReading = index.pack(workspace.folderOf(document)).stream().flatMap(pack -> pack.issues().stream())
				.filter(issue -> Documents.isAt(issue.getUriToProblem(), document));
		return Stream.concat(whileReading, problems.issues(file, cancelled).stream()).toList();
	}
}
