package org.hullwright.playtest.playdialog;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.hullwright.playtest.configuration.GameConfigurations;
import org.hullwright.playtest.workspace.Packs;

/** The pack that somebody most likely wants to play who has named none. */
final class FirstChoice {

	private FirstChoice() {}

	/** The one that was played last, else one that the author has made, else the first one. */
	static Optional<IProject> among(List<IProject> offered) {
		return playedLast().filter(offered::contains).or(() -> offered.stream().filter(Packs::isOwn).findFirst())
				.or(() -> offered.stream().findFirst());
	}

	private static Optional<IProject> playedLast() {
		ILaunchConfiguration last = DebugUITools.getLastLaunch(IDebugUIConstants.ID_RUN_LAUNCH_GROUP);
		try {
			return last == null ? Optional.empty() : GameConfigurations.packOf(last);
		} catch (CoreException unreadable) {
			ILog.of(FirstChoice.class).warn("What was played last could not be read.", unreadable);
			return Optional.empty();
		}
	}
}
