package org.hullwright.editor.background;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.editor.language.OpenProjects;
import org.hullwright.editor.preferences.ReportingPreferences;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.picture.PictureFormat;

/**
 * Sees which Hull files and pictures change on disk and has their packs checked. Each open project is a pack. Listens only: the work is the
 * job's, so that saving a file takes no longer because of us.
 */
public final class PackWatcher implements IResourceChangeListener {

	private static final String EXTENSION = "hull";

	private final IWorkspace workspace;
	private final CompletableFuture<HullLanguageService> language;
	private final CheckPacksJob job;
	private Runnable forgetWishes = () -> { /* nothing to forget before the start */ };

	/** @param language may still be starting */
	public PackWatcher(IWorkspace workspace, CompletableFuture<HullLanguageService> language) {
		this.workspace = workspace;
		this.language = language;
		this.job = new CheckPacksJob(workspace, language);
	}

	/** Has all packs checked once, and from then on those that change, and all again when warnings are to be taken otherwise. */
	public void start() {
		workspace.addResourceChangeListener(this, IResourceChangeEvent.POST_CHANGE);
		forgetWishes = ReportingPreferences.onChange(this::checkAll);
		checkAll();
	}

	private void checkAll() {
		job.check(new LinkedHashSet<>(new OpenProjects(workspace.getRoot()).folders()), Set.of());
	}

	/** Ends that. */
	public void stop() {
		forgetWishes.run();
		workspace.removeResourceChangeListener(this);
		job.cancel();
	}

	@NonNullByDefault({})
	@Override
	public void resourceChanged(IResourceChangeEvent event) {
		var packs = new LinkedHashSet<Path>();
		var files = new LinkedHashSet<Path>();
		try {
			event.getDelta().accept(delta -> collect(delta, packs, files));
		} catch (CoreException impossible) {
			ILog.of(PackWatcher.class).error("Changes of files could not be followed", impossible);
		}
		if (!packs.isEmpty()) {
			if (bringsOrTakesProjects(event.getDelta())) {
				language.thenAccept(this::tellPacks);
			}
			job.check(packs, files);
		}
	}

	/** Said before anything is checked, so that requests about a new project find its pack at once. */
	private void tellPacks(HullLanguageService service) {
		service.workspace().setPacks(new OpenProjects(workspace.getRoot()).folders());
	}

	private static boolean bringsOrTakesProjects(IResourceDelta workspace) {
		return Arrays.stream(workspace.getAffectedChildren()).anyMatch(PackWatcher::bringsOrTakes);
	}

	private static boolean bringsOrTakes(IResourceDelta project) {
		return project.getKind() != IResourceDelta.CHANGED || (project.getFlags() & IResourceDelta.OPEN) != 0;
	}

	/** Whether to look at what is in the resource, too. */
	private static boolean collect(IResourceDelta delta, Collection<Path> packs, Collection<Path> files) {
		IResource resource = delta.getResource();
		if (resource instanceof IProject project && project.getLocation() != null && bringsOrTakes(delta)) {
			packs.add(project.getLocation().toPath());
		}
		if (resource instanceof IFile file && file.getLocation() != null && changesText(delta)) {
			boolean text = EXTENSION.equals(file.getFileExtension());
			if (text || ReportingPreferences.areKeptIn(file) || PictureFormat.named(file.getName()).isPresent()) {
				packs.add(file.getProject().getLocation().toPath());
			}
			if (text) {
				files.add(file.getLocation().toPath());
			}
		}
		return true;
	}

	/** Markers change as well, by what we do ourselves. */
	private static boolean changesText(IResourceDelta delta) {
		return delta.getKind() != IResourceDelta.CHANGED
				|| (delta.getFlags() & (IResourceDelta.CONTENT | IResourceDelta.REPLACED | IResourceDelta.ENCODING)) != 0;
	}
}
