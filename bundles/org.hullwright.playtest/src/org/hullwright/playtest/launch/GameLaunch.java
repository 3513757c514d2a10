package org.hullwright.playtest.launch;

import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.model.ILaunchConfigurationDelegate;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.ui.PlatformUI;
import org.hullwright.playtest.configuration.GameConfigurations;
import org.hullwright.playtest.line.Line;
import org.hullwright.playtest.setup.PlaySetup;
import org.hullwright.playtest.start.GameStarter;

/** Begins the game of a run configuration. The game is listed as being run once it is played, and not while its pack is read. */
public final class GameLaunch implements ILaunchConfigurationDelegate {

	@NonNullByDefault({})
	@Override
	public void launch(ILaunchConfiguration configuration, String mode, ILaunch launch, IProgressMonitor monitor) throws CoreException {
		DebugPlugin.getDefault().getLaunchManager().removeLaunch(launch);
		Optional<PlaySetup> setup = GameConfigurations.read(configuration);
		if (setup.isEmpty()) {
			String pack = GameConfigurations.packNameIn(configuration);
			throw new CoreException(Status.error(pack.isEmpty()
					? "No pack is chosen yet. Choose one in Run configurations…"
					: "The pack " + pack
							+ " is not in the workspace, or it was never said how it is played. Look into Run configurations…"));
		}
		Line fresh = Line.fresh(setup.get().persons());
		PlatformUI.getWorkbench().getDisplay()
				.asyncExec(() -> LaunchWindow.afterSaving(window -> new GameStarter(window).start(setup.get(), fresh)));
	}
}
