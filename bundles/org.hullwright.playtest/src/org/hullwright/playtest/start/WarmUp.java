package org.hullwright.playtest.start;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.playtest.preparation.PackPreparer;
import org.hullwright.playtest.workspace.HullLanguage;
import org.hullwright.playtest.workspace.Packs;

/**
 * Prepares the pack that the user is about to play, as far as that can be guessed. The first time takes several times as long as any later
 * one, because all that takes part has to be loaded. Done when the workbench has just been started, in the background and with the least
 * priority, so that the first game that the user asks for begins as quickly as the second.
 */
final class WarmUp extends Job {

	private static final int AFTER_START = 3_000; // milliseconds, until what a person waits for is done
	private final @Nullable Path pack;
	private final Collection<Path> libraries;

	/** @param pack null when there is nothing to play yet */
	private WarmUp(@Nullable Path pack, Collection<Path> libraries) {
		super("Getting ready to play");
		this.pack = pack;
		this.libraries = List.copyOf(libraries);
		setSystem(true);
		setPriority(DECORATE);
	}

	/** @param packs of which the one is prepared that is being written, or else the first; none when there is nothing to play yet */
	static void later(Packs packs) {
		new WarmUp(packs.meantNow().map(IProject::getLocation).<@Nullable Path>map(location -> location.toPath()).orElse(null),
				packs.libraries()).schedule(AFTER_START);
	}

	@NonNullByDefault({})
	@Override
	protected IStatus run(IProgressMonitor monitor) {
		int usual = Thread.currentThread().getPriority();
		Thread.currentThread().setPriority(Thread.MIN_PRIORITY);
		try {
			PackPreparer preparer = HullLanguage.preparer();
			Optional.ofNullable(pack).ifPresent(folder -> preparer.prepare(folder, libraries, monitor::isCanceled));
			return Status.OK_STATUS;
		} finally {
			Thread.currentThread().setPriority(usual);
		}
	}
}
