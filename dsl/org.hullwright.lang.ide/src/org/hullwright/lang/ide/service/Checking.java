package org.hullwright.lang.ide.service;

import java.net.URI;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.ide.build.AtOnce;
import org.hullwright.lang.ide.build.PackBuild;
import org.hullwright.lang.ide.build.SharedModels;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.index.PackSummary;
import org.hullwright.lang.ide.problem.ProblemFinder;
import org.hullwright.lang.ide.workspace.Documents;
import org.hullwright.lang.ide.workspace.PackWorkspace;
import org.hullwright.lang.issue.CurrentReporting;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.Reporting;
import org.hullwright.model.ReportLevel;

/** Diagnostics: what is wrong in a document as it is typed, and in whole packs as they are on disk. */
@Singleton
public final class Checking {

	private final PackWorkspace workspace;
	private final ModelAccess questions;
	private final DocumentIssues issues;
	private final PackBuild build;
	private final CurrentReporting reporting;

	@Inject
	Checking(PackWorkspace workspace, ModelAccess questions, DocumentIssues issues, PackBuild build, CurrentReporting reporting) {
		this.workspace = workspace;
		this.questions = questions;
		this.issues = issues;
		this.build = build;
		this.reporting = reporting;
	}

	/** Says how seriously warnings are taken where packs say nothing themselves. Counts for every answer from now on. */
	public void setReporting(Reporting wishes) {
		reporting.set(wishes);
	}

	/** How a pack says itself that warnings are reported, in its files as they are on disk; those that it says nothing of are left out. */
	public Map<IssueCode, ReportLevel> reportedBy(Path pack) {
		Path folder = pack.toAbsolutePath().normalize();
		return workspace.saved(folder, CancelIndicator.NullImpl).pack(folder).map(PackSummary::reports).orElse(Map.of());
	}

	/** What is wrong with a document, in the order of the text. */
	public List<Problem> problems(URI document, CancelIndicator cancelled) {
		return questions.askWithIndex(document, cancelled, (file, index) -> ProblemFinder.told(issues.of(document, file, index, cancelled)))
				.orElse(List.of());
	}

	/** What is wrong with a pack: an entry for every file of it, also for those that are fine. */
	public Map<URI, List<Problem>> check(Path pack, CancelIndicator cancelled) {
		return check(pack, build.models(), cancelled);
	}

	private Map<URI, List<Problem>> check(Path pack, SharedModels models, CancelIndicator cancelled) {
		return questions.unlessCancelled(cancelled, () -> {
			Path folder = pack.toAbsolutePath().normalize();
			Index saved = workspace.saved(folder, cancelled);
			Map<URI, List<Problem>> told = new LinkedHashMap<>();
			saved.pack(folder).ifPresent(known -> build.check(known, saved.visibleFrom(folder), models, cancelled)
					.forEach((address, found) -> told.put(Documents.of(address), found)));
			return told;
		});
	}

	/**
	 * Checks packs, as many at once as the machine has processors.
	 *
	 * @param told what is wrong with each pack, as soon as it is known; on the thread of the caller, one after the other, in no certain
	 * order
	 */
	public void check(Collection<Path> packs, BiConsumer<Path, Map<URI, List<Problem>>> told, CancelIndicator cancelled) {
		SharedModels models = build.models();
		AtOnce.each("Checking packs", packs, pack -> check(pack, models, cancelled), told);
	}

	/** The packs whose problems may be others after files of the given packs have changed: those, and all that require them. */
	public List<Path> affectedBy(Collection<Path> packs) {
		var changed = packs.stream().map(pack -> pack.toAbsolutePath().normalize()).toList();
		return workspace.packs().stream()
				.filter(folder -> workspace.saved(folder, CancelIndicator.NullImpl).reachableFrom(folder).stream()
						.anyMatch(changed::contains))
				.toList();
	}
}
