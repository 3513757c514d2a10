package org.hullwright.lang.ide.refactoring;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import com.google.inject.Inject;
import com.google.inject.Provider;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.index.FileSummary;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.index.IndexedResources;
import org.hullwright.lang.ide.index.PackSummary;
import org.hullwright.lang.ide.index.Summarizer;
import org.hullwright.lang.ide.problem.ProblemFinder;
import org.hullwright.lang.ide.workspace.Documents;

/** Makes changes in an index of its own and tells which problem they would lead to that was not there before. */
class Rehearsal {

	private final ProblemFinder problems;
	private final Summarizer summarizer;
	private final Provider<XtextResourceSet> resourceSets;

	@Inject
	Rehearsal(ProblemFinder problems, Summarizer summarizer, Provider<XtextResourceSet> resourceSets) {
		this.problems = problems;
		this.summarizer = summarizer;
		this.resourceSets = resourceSets;
	}

	/** Why changes of the files of a pack must not be made; empty when they lead to no new problem. */
	Optional<String> refusal(Path folder, Map<URI, List<TextChange>> changes, Index index, CancelIndicator cancelled) {
		List<String> before = messages(folder, changes, index, cancelled);
		List<String> after = messages(folder, changes, changed(folder, changes, index), cancelled);
		before.forEach(after::remove);
		return after.stream().findFirst().map(
				message -> "It would lead to a problem: " + (message.endsWith(".") ? message.substring(0, message.length() - 1) : message));
	}

	private List<String> messages(Path folder, Map<URI, List<TextChange>> changes, Index index, CancelIndicator cancelled) {
		var visible = index.visibleFrom(folder);
		var resources = new IndexedResources(resourceSets.get(), visible);
		var found = new ArrayList<String>();
		changes.keySet().stream().map(Documents::address).filter(file -> visible.find(file).isPresent())
				.forEach(file -> problems.issues(resources.file(file), cancelled).stream().map(Issue::getMessage).forEach(found::add));
		return found;
	}

	private Index changed(Path folder, Map<URI, List<TextChange>> changes, Index index) {
		Map<Path, PackSummary> packs = new HashMap<>();
		index.pack(folder).ifPresent(pack -> {
			PackSummary present = pack;
			for (var change : changes.entrySet()) {
				var file = Documents.address(change.getKey());
				String text = pack.find(file).map(FileSummary::text).orElse("");
				present = present.with(summarizer.summary(file, TextChange.applied(text, change.getValue())));
			}
			packs.put(folder, present);
		});
		return index.with(packs);
	}
}
