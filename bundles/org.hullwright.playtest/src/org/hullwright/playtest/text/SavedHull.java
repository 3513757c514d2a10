package org.hullwright.playtest.text;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** Notices when a file of Hull is saved, comes or goes, in whatever pack: another pack may be what the one at hand builds on. */
public final class SavedHull implements IResourceChangeListener {

	private static final String ENDING = "hull";
	private static final int CHANGED_TEXT = IResourceDelta.CONTENT | IResourceDelta.REPLACED;
	private final Runnable action;

	/** @param action is run on the thread that saves */
	public SavedHull(Runnable action) {
		this.action = action;
	}

	@NonNullByDefault({})
	@Override
	public void resourceChanged(IResourceChangeEvent event) {
		if (event.getDelta() != null && changesText(event.getDelta())) {
			action.run();
		}
	}

	private static boolean changesText(IResourceDelta delta) {
		boolean[] found = { false };
		try {
			delta.accept(inner -> {
				boolean hull = inner.getResource().getType() == IResource.FILE && ENDING.equals(inner.getResource().getFileExtension());
				found[0] |= hull && (inner.getKind() != IResourceDelta.CHANGED || (inner.getFlags() & CHANGED_TEXT) != 0);
				return !found[0];
			});
		} catch (CoreException reason) {
			ILog.of(SavedHull.class).warn("What was saved could not be found out.", reason);
		}
		return found[0];
	}
}
