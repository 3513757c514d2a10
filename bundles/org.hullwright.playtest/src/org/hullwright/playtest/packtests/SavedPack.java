package org.hullwright.playtest.packtests;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;

/** Notices when a file of Hull in a project is saved, comes or goes. */
final class SavedPack implements IResourceChangeListener {
	private static final String ENDING = "hull";
	private static final int CHANGED_TEXT = IResourceDelta.CONTENT | IResourceDelta.REPLACED;
	private final IProject pack;
	private final Runnable action;

	/** @param action is run on the thread that saves */
	SavedPack(IProject pack, Runnable action) {
		this.pack = pack;
		this.action = action;
	}

	@Override
	public void resourceChanged(IResourceChangeEvent event) {
		IResourceDelta inPack = event.getDelta() == null ? null : event.getDelta().findMember(pack.getFullPath());
		if (inPack != null && pack.isAccessible() && changesText(inPack)) {
			action.run();
		}
	}

	private static boolean changesText(IResourceDelta delta) {
		boolean[] found = {false};
		try {
			delta.accept(inner -> {
				boolean hull = inner.getResource().getType() == IResource.FILE && ENDING.equals(inner.getResource().getFileExtension());
				found[0] |= hull && (inner.getKind() != IResourceDelta.CHANGED || (inner.getFlags() & CHANGED_TEXT) != 0);
				return !found[0];
			});
		} catch (CoreException reason) {
			ILog.of(SavedPack.class).warn("What was saved could not be found out.", reason);
		}
		return found[0];
	}
}
