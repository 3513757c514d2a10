package org.hullwright.playtest.games;

import java.util.Set;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.Nullable;

/** Tells whether a change of the workspace may change what is told of its games. Markers, which change all the time, do not. */
final class PackChanges {

	private static final Set<String> ENDINGS = Set.of("hull", "md");

	private PackChanges() {}

	/** @param delta null when nothing is known of what has changed */
	static boolean in(@Nullable IResourceDelta delta) {
		if (delta == null) {
			return true;
		}
		boolean[] found = new boolean[1];
		try {
			delta.accept(part -> {
				found[0] |= matters(part);
				return !found[0];
			});
		} catch (CoreException reason) {
			ILog.of(PackChanges.class).warn("What has changed in the workspace could not be looked at.", reason);
			return true;
		}
		return found[0];
	}

	private static boolean matters(IResourceDelta part) {
		IResource resource = part.getResource();
		if (resource instanceof IProject) {
			return part.getKind() != IResourceDelta.CHANGED || (part.getFlags() & IResourceDelta.OPEN) != 0;
		}
		String ending = resource.getFileExtension();
		return resource.getType() == IResource.FILE && ending != null && ENDINGS.contains(ending)
				&& (part.getKind() != IResourceDelta.CHANGED || (part.getFlags() & IResourceDelta.CONTENT) != 0);
	}
}
