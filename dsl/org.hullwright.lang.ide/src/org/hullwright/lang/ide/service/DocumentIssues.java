package org.hullwright.lang.ide.service;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.problem.ProblemFinder;
import org.hullwright.lang.ide.spelling.SpellCheck;
import org.hullwright.lang.ide.workspace.Documents;
import org.hullwright.lang.ide.workspace.PackWorkspace;

/** All diagnostics of one document: as a file of its pack, and as a text. */
@Singleton
class DocumentIssues {

	private final PackWorkspace workspace;
	private final ProblemFinder problems;
	private final SpellCheck spelling;

	@Inject
	DocumentIssues(PackWorkspace workspace, ProblemFinder problems, SpellCheck spelling) {
		this.workspace = workspace;
		this.problems = problems;
		this.spelling = spelling;
	}

	/** As the checks tell it, what is wrong with the file first. */
	List<Issue> of(URI document, XtextResource file, Index index, CancelIndicator cancelled) {
		Path folder = workspace.folderOf(document);
		Stream<Issue> whileReading = index.pack(folder).stream().flatMap(pack -> pack.issues().stream())
				.filter(issue -> Documents.isAt(issue.getUriToProblem(), document));
		List<Issue> ofText = problems.issues(file, cancelled);
		List<Issue> ofWords = spelling.issues(spelling.doubtful(file), file.getURI(), index.visibleFrom(folder));
		return Stream.of(whileReading, ofText.stream(), ofWords.stream()).flatMap(issues -> issues).toList();
	}
}
