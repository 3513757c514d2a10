package org.hullwright.lang.ide.service;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.ide.answer.Fix;
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.build.PackBuild;
import org.hullwright.lang.ide.fixes.FixAll;
import org.hullwright.lang.ide.fixes.FixFinder;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.problem.Recognition;
import org.hullwright.lang.ide.workspace.Documents;
import org.hullwright.lang.ide.workspace.PackWorkspace;

/** Quick fixes (code actions of kind “quickfix” and “source.fixAll”): what makes problems go away. */
@Singleton
public final class QuickFixService {

	private final PackWorkspace workspace;
	private final ModelAccess questions;
	private final DocumentIssues issues;
	private final FixFinder fixes;
	private final PackBuild build;

	@Inject
	QuickFixService(PackWorkspace workspace, ModelAccess questions, DocumentIssues issues, FixFinder fixes, PackBuild build) {
		this.workspace = workspace;
		this.questions = questions;
		this.issues = issues;
		this.fixes = fixes;
		this.build = build;
	}

	/** Whether a way to mend problems of this code is known, though perhaps not for each of them. */
	public boolean isFixable(String code) {
		return fixes.isFixable(code);
	}

	/** What mends the problems that touch a stretch of a document, problem by problem, the best way for each first. */
	public List<Fix> fixes(URI document, TextRange stretch, CancelIndicator cancelled) {
		Index index = questions.everything(document, cancelled);
		return questions.ask(document, cancelled, file -> fixes.fixes(file, issues.of(document, file, index, cancelled), stretch, index))
				.orElse(List.of());
	}

	/** What mends a problem that was told earlier, the best way first; none when it is gone. The text may have been changed since. */
	public List<Fix> fixes(URI document, Problem told, CancelIndicator cancelled) {
		return fixesOf(document, List.of(told), fixes::fixes, cancelled);
	}

	/** What mends several problems that were told earlier at once, as far as that keeps the meaning; empty when nothing does. */
	public Optional<Fix> fixAll(Map<URI, List<Problem>> told, CancelIndicator cancelled) {
		var together = new FixAll(
				told.entrySet().stream().flatMap(in -> fixesOf(in.getKey(), in.getValue(), fixes::safe, cancelled).stream()).toList());
		return together.size() == 0 ? Optional.empty() : Optional.of(together.fix("Mend %d problems"::formatted));
	}

	/**
	 * What mends all problems of a code at once, as far as that keeps the meaning; empty when there are fewer than two.
	 *
	 * @param everywhere in all files of the pack, else in the document alone
	 */
	public Optional<Fix> fixAll(URI document, String code, boolean everywhere, CancelIndicator cancelled) {
		Index index = questions.everything(document, cancelled);
		Stream<URI> documents = everywhere ? documentsAround(document, index) : Stream.of(document);
		var together = new FixAll(
				documents.flatMap(each -> safe(each, issue -> code.equals(issue.getCode()), index, cancelled).stream()).toList());
		return together.size() < 2 ? Optional.empty() : Optional.of(together.fix("Mend all %d of this kind"::formatted));
	}

	/** Whether other files of the pack had problems of a code when they were checked last. */
	public boolean isInOtherFiles(URI document, String code, CancelIndicator cancelled) {
		return documentsAround(document, questions.everything(document, cancelled)).filter(other -> !other.equals(document))
				.anyMatch(other -> build.problems(Documents.address(other)).stream().anyMatch(problem -> problem.code().equals(code)));
	}

	/** What mends whatever can be mended in a document without changing its meaning; empty when there is nothing. */
	public Optional<Fix> fixAll(URI document, CancelIndicator cancelled) {
		var together = new FixAll(safe(document, issue -> true, questions.everything(document, cancelled), cancelled));
		return together.size() == 0 ? Optional.empty() : Optional.of(together.fix(count -> "Mend all that can be mended safely"));
	}

	private List<Fix> fixesOf(URI document, List<Problem> told, Remedies remedies, CancelIndicator cancelled) {
		Index index = questions.everything(document, cancelled);
		return questions.ask(document, cancelled, file -> {
			List<Issue> now = new Recognition(issues.of(document, file, index, cancelled)).of(told);
			return remedies.of(file, now, index);
		}).orElse(List.of());
	}

	/** A way from problems to what mends them. */
	@FunctionalInterface
	private interface Remedies {

		List<Fix> of(XtextResource file, List<Issue> issues, Index index);
	}

	private Stream<URI> documentsAround(URI document, Index index) {
		return index.pack(workspace.folderOf(document)).stream().flatMap(pack -> pack.files().stream())
				.map(file -> Documents.of(file.getURI()));
	}

	private List<Fix> safe(URI document, Predicate<Issue> wanted, Index index, CancelIndicator cancelled) {
		return questions.ask(document, cancelled,
				file -> fixes.safe(file, issues.of(document, file, index, cancelled).stream().filter(wanted).toList(), index))
				.orElse(List.of());
	}
}
