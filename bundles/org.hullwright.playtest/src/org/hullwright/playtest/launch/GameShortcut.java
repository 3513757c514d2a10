package org.hullwright.playtest.launch;

import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.ILaunchShortcut;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.hullwright.playtest.configuration.GameConfigurations;
import org.hullwright.playtest.start.PlayHandler;
import org.hullwright.playtest.workspace.Packs;

/** Plays the selected pack as it was last played; asks how, when it never was. */
public final class GameShortcut implements ILaunchShortcut {

	@NonNullByDefault({})
	@Override
	public void launch(ISelection selection, String mode) {
		Packs.inWorkspace().meant(selection, null).ifPresent(pack -> launch(pack, mode));
	}

	@NonNullByDefault({})
	@Override
	public void launch(IEditorPart editor, String mode) {
		Packs.inWorkspace().meant(StructuredSelection.EMPTY, editor).ifPresent(pack -> launch(pack, mode));
	}

	private static void launch(IProject pack, String mode) {
		try {
			Optional<ILaunchConfiguration> last = GameConfigurations.lastOf(pack);
			if (last.isPresent()) {
				DebugUITools.launch(last.get(), mode);
			} else {
				LaunchWindow.afterSaving(window -> PlayHandler.play(window, pack));
			}
		} catch (CoreException unreadable) {
			ILog.of(GameShortcut.class).error("The run configurations could not be read.", unreadable);
		}
	}
}
