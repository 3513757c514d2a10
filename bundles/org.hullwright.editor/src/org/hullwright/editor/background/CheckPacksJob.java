package org.hullwright.editor.background;

import java.net.URI;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResourceStatus;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.MultiStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.MultiRule;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.editor.language.OpenProjects;
import org.hullwright.editor.preferences.ReportingPreferences;
import org.hullwright.editor.problems.ProblemMarkers;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Problem;

/**
 * The background builder of problem markers, debounced: checks packs whose files have changed, and all that require them. Changes that come
 * meanwhile are coalesced into the next run. Holds the workspace only while markers are changed, never while a pack is checked. When it is
 * cancelled, the packs that were not reached are checked with the next change.
 */
public final class CheckPacksJob extends Job {

	/** What a test joins to wait until all problems are told. */
	public static final Object FAMILY = ProblemMarkers.FAMILY;

	private static final int QUIET = 150; // milliseconds after a change, because files are often written one after the other

	private final IWorkspace workspace;
	private final CompletableFuture<HullLanguageService> language;
	private final Set<Path> changedPacks = new LinkedHashSet<>(); // guarded by this
	private final Set<Path> changedFiles = new LinkedHashSet<>(); // guarded by this

	CheckPacksJob(IWorkspace workspace, CompletableFuture<HullLanguageService> language) {
		super("Checking packs");
		this.workspace = workspace;
		this.language = language;
		setPriority(BUILD);
	}

	/** Says what has changed and has it checked soon. */
	void check(Collection<Path> packs, Collection<Path> files) {
		synchronized (this) {
			changedPacks.addAll(packs);
			changedFiles.addAll(files);
		}
		schedule(QUIET);
	}

	@NonNullByDefault({})
	@Override
	public boolean belongsTo(Object family) {
		return family == FAMILY;
	}

	@NonNullByDefault({})
	@Override
	protected IStatus run(IProgressMonitor monitor) {
		var progress = SubMonitor.convert(monitor, "Checking packs", 100);
		Set<Path> packs = take(changedPacks);
		Set<Path> files = take(changedFiles);
		try {
			HullLanguageService service = language.join();
			service.workspace().setPacks(new OpenProjects(workspace.getRoot()).folders());
			service.checking().setReporting(ReportingPreferences.current(workspace));
			service.workspace().changedOnDisk(files);
			List<Path> affected = service.checking().affectedBy(packs);
			progress.setWorkRemaining(affected.size());
			var untold = new MultiStatus(getClass(), IStatus.OK, "Not all problems could be listed");
			service.checking().check(affected, (pack, problems) -> {
				progress.subTask(pack.getFileName().toString());
				untold.add(tell(pack, problems, progress.split(1)));
			}, progress::isCanceled);
			return untold;
		} catch (CancellationException cancelled) {
			synchronized (this) {
				changedPacks.addAll(packs);
			}
			return Status.CANCEL_STATUS;
		}
	}

	private synchronized Set<Path> take(Set<Path> changed) {
		var taken = new LinkedHashSet<>(changed);
		changed.clear();
		return taken;
	}

	private IStatus tell(Path pack, Map<URI, List<Problem>> problems, IProgressMonitor monitor) {
		try {
			workspace.run(progress -> {
				for (var entry : problems.entrySet()) {
					for (IFile file : workspace.getRoot().findFilesForLocationURI(entry.getKey())) {
						mark(file, entry.getValue());
					}
				}
			}, ruleFor(pack), IWorkspace.AVOID_UPDATE, monitor);
			return Status.OK_STATUS;
		} catch (CoreException failure) {
			return failure.getStatus();
		}
	}

	/** What goes away in this moment has no problems any more; if it comes back, it is checked again. */
	private static void mark(IFile file, List<Problem> problems) throws CoreException {
		try {
			if (file.exists()) {
				ProblemMarkers.update(file, problems);
			}
		} catch (CoreException failure) {
			int code = failure.getStatus().getCode();
			if (code != IResourceStatus.RESOURCE_NOT_FOUND && code != IResourceStatus.MARKER_NOT_FOUND) {
				throw failure;
			}
		}
	}

	private ISchedulingRule ruleFor(Path pack) {
		return MultiRule.combine(Arrays.stream(workspace.getRoot().findContainersForLocationURI(pack.toUri()))
				.filter(IProject.class::isInstance).map(project -> workspace.getRuleFactory().markerRule(project))
				.toArray(ISchedulingRule[]::new));
	}
}
