package org.hullwright.playtest.launch;

import org.eclipse.core.resources.IProject;
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
import org.hullwright.playtest.packtests.PackTestStarter;

/** Runs the tests of the pack of a run configuration, in their view. */
public final class TestsLaunch implements ILaunchConfigurationDelegate {

	@NonNullByDefault({})
	@Override
	public void launch(ILaunchConfiguration configuration, String mode, ILaunch launch, IProgressMonitor monitor) throws CoreException {
		DebugPlugin.getDefault().getLaunchManager().removeLaunch(launch);
		IProject pack = GameConfigurations.packOf(configuration)
				.orElseThrow(() -> new CoreException(
						Status.error("The pack whose tests are to be run is not in the workspace. Look into Run configurations…")));
		PlatformUI.getWorkbench().getDisplay().asyncExec(() -> LaunchWindow.afterSaving(window -> new PackTestStarter(window).start(pack)));
	}
}
