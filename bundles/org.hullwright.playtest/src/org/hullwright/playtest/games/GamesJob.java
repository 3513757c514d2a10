package org.hullwright.playtest.games;

import java.util.Collection;
import java.util.function.Consumer;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.lang.ide.HullIdeSetup;
import org.hullwright.packs.ToolChain;
import org.hullwright.packs.family.FamilyReader;
import org.hullwright.packs.family.GameFamily;
import org.hullwright.playtest.workspace.HullLanguage;
import org.hullwright.playtest.workspace.Packs;

/** Reads the packs of the workspace in the background, as they are on disk. */
public final class GamesJob extends Job {

	/** All such jobs belong to it. */
	public static final Object FAMILY = GamesJob.class;

	private final Consumer<GameFamily> listener;

	/** @param listener is told what was read, on the thread of the job; not when it was cancelled */
	GamesJob(Consumer<GameFamily> listener) {
		super("Looking at the games of the workspace");
		this.listener = listener;
		setSystem(true);
	}

	@NonNullByDefault({})
	@Override
	protected IStatus run(IProgressMonitor monitor) {
		Packs packs = HullLanguage.packs();
		Collection<IProject> projects = packs.all();
		SubMonitor progress = SubMonitor.convert(monitor, getName(), projects.size());
		GameFamily family = new FamilyReader(HullIdeSetup.shared().getInstance(ToolChain.class)).read(
				projects.stream().map(project -> project.getLocation().toPath()).toList(), packs.libraries(), folder -> progress.worked(1),
				monitor::isCanceled);
		if (monitor.isCanceled()) {
			return Status.CANCEL_STATUS;
		}
		listener.accept(family);
		return Status.OK_STATUS;
	}

	@NonNullByDefault({})
	@Override
	public boolean belongsTo(Object family) {
		return family == FAMILY;
	}
}
