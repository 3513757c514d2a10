package org.hullwright.lang.ide.build;

import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

import com.google.inject.Inject;
import com.google.inject.Provider;
import com.google.inject.Singleton;
import org.eclipse.emf.common.util.URI;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.ide.index.FileSummary;
import org.hullwright.lang.ide.index.FreshModels;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.index.IndexedResources;
import org.hullwright.lang.ide.index.PackSummary;
import org.hullwright.lang.ide.index.VisibleFiles;
import org.hullwright.lang.ide.lens.Mentions;
import org.hullwright.lang.ide.problem.ProblemFinder;
import org.hullwright.lang.ide.spelling.SpellCheck;
import org.hullwright.lang.ide.spelling.SpellCheck.Doubtful;
import org.hullwright.lang.issue.CurrentReporting;
import org.hullwright.lang.issue.Reporting;
import org.hullwright.lang.naming.HullNames;

/**
 * The incremental builder: finds the problems of whole packs. Results are cached for each file together with all it could see, and
 * invalidated: a file is checked again when its text has changed, when it mentions a name whose meaning has or which is used in other ways,
 * when it has to do with pictures and those are others, or when warnings are to be taken otherwise. Thread-safe.
 */
@Singleton
public class PackBuild {

	private static final int FILES_AT_ONCE = 64; // after so many, models are given up, so that memory does not grow with the pack

	private final ProblemFinder problems;
	private final CurrentReporting reporting;
	private final SpellCheck spelling;
	private final HullNames names;
	private final Provider<XtextResourceSet> resourceSets;
	private final FreshModels fresh;
	private final Map<URI, Checked> known = new ConcurrentHashMap<>();

	@Inject
	PackBuild(ProblemFinder problems, CurrentReporting reporting, SpellCheck spelling, HullNames names,
			Provider<XtextResourceSet> resourceSets,
			FreshModels fresh) {
		this.problems = problems;
		this.reporting = reporting;
		this.spelling = spelling;
		this.names = names;
		this.resourceSets = resourceSets;
		this.fresh = fresh;
	}

	/**
	 * What was found in a file, and in which state of everything.
	 *
	 * @param doubtful depends on nothing but the file; what it means is asked anew each time, as any file may make words right
	 */
	private record Checked(FileSummary file, VisibleFiles visible, Reporting reporting, PicturesSeen pictures, List<Problem> problems,
			Doubtful doubtful,
			Mentions mentions) {

		/** The same in a later state, which makes no difference; lets go of the earlier one. */
		Checked in(FileSummary now, VisibleFiles present) {
			return new Checked(now, present, reporting, pictures, problems, doubtful, mentions);
		}
	}

	/** What the files of an index had to do with declarations when they were checked last; nothing of those that never were. */
	public List<Mentions> mentions(Index index) {
		return index.packs().values().stream().flatMap(pack -> pack.files().stream()).map(file -> known.get(file.getURI()))
				.filter(Objects::nonNull).map(Checked::mentions).toList();
	}

	/** What was found in a file when it was checked last; nothing when it never was. */
	public List<Problem> problems(URI file) {
		Checked last = known.get(file);
		return last == null ? List.of() : last.problems();
	}

	/** None yet: models for the checks of one or several packs. */
	public SharedModels models() {
		return new SharedModels(resourceSets);
	}

	/**
	 * The problems of every file of a pack. What was found before it is cancelled is not lost.
	 *
	 * @param models those of other checks that are done at the same time
	 */
	public Map<URI, List<Problem>> check(PackSummary pack, VisibleFiles visible, SharedModels models, CancelIndicator cancelled) {
		return new Run(pack, visible, models, cancelled).check();
	}

	/** One check of one pack. */
	private final class Run {

		private final PackSummary pack;
		private final VisibleFiles visible;
		private final SharedModels shared;
		private final CancelIndicator cancelled;
		private final Map<VisibleFiles, Set<String>> changes = new IdentityHashMap<>(); // since earlier states
		private final PicturesSeen pictures;
		private final Reporting wishes = reporting.get();
		private @Nullable IndexedResources models; // null until something has to be checked
		private int checked;

		Run(PackSummary pack, VisibleFiles visible, SharedModels shared, CancelIndicator cancelled) {
			this.pack = pack;
			this.visible = visible;
			this.shared = shared;
			this.cancelled = cancelled;
			this.pictures = PicturesSeen.in(pack);
		}

		Map<URI, List<Problem>> check() {
			Map<URI, List<Problem>> found = new LinkedHashMap<>();
			for (FileSummary file : pack.files()) {
				refuseIfCancelled();
				found.put(file.getURI(), problemsOf(file));
			}
			if (models != null) {
				shared.giveBack(models);
			}
			fresh.giveUp(pack.files());
			pack.issues().stream().filter(issue -> issue.getUriToProblem() != null)
					.forEach(issue -> found.merge(issue.getUriToProblem(), ProblemFinder.told(List.of(issue)), Run::both));
			return found;
		}

		private List<Problem> problemsOf(FileSummary file) {
			Checked checked = checked(file);
			known.put(file.getURI(), checked);
			List<Problem> misspelt = ProblemFinder.told(spelling.issues(checked.doubtful(), file.getURI(), visible));
			return misspelt.isEmpty()
					? checked.problems()
					: Stream.concat(checked.problems().stream(), misspelt.stream())
							.sorted(Comparator.comparingInt(problem -> problem.range().offset())).toList();
		}

		private Checked checked(FileSummary file) {
			Checked before = known.get(file.getURI());
			if (before != null && before.file().text().equals(file.text()) && before.visible().hasGame() == visible.hasGame()
					&& before.reporting().equals(wishes)
					&& before.pictures().equals(pictures.from(file)) && !file.mentionsAny(changedSince(before.visible()))) {
				return before.in(file, visible);
			}
			XtextResource model = modelsForNext().file(file.getURI());
			List<Problem> found = problems.problems(model, cancelled);
			refuseIfCancelled();
			return new Checked(file, visible, wishes, pictures.from(file), found, spelling.doubtful(model), Mentions.in(model, names));
		}

		private IndexedResources modelsForNext() {
			IndexedResources present = models;
			if (present == null || checked % FILES_AT_ONCE == 0) {
				present = present == null ? shared.take(visible) : new IndexedResources(resourceSets.get(), visible);
				present.adopt(pack.files(), fresh);
				models = present;
			}
			checked++;
			return present;
		}

		private Set<String> changedSince(VisibleFiles before) {
			return changes.computeIfAbsent(before, earlier -> {
				Set<String> changed = new HashSet<>(visible.changedSince(earlier));
				changed.addAll(visible.usedOtherwiseSince(earlier, pack.name()));
				return changed;
			});
		}

		private void refuseIfCancelled() {
			if (cancelled.isCanceled()) {
				throw new CancellationException();
			}
		}

		private static List<Problem> both(List<Problem> some, List<Problem> more) {
			return Stream.concat(more.stream(), some.stream()).toList();
		}
	}
}
