package org.hullwright.playtest.launch;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.handlers.HandlerUtil;
import org.hullwright.playtest.configuration.GameConfigurations;
import org.hullwright.playtest.workspace.Packs;

/** Opens the games and tests that are kept under names, with how the pack at hand was last played. */
public final class ConfigurationsHandler extends AbstractHandler {

	@NonNullByDefault({})
	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		Packs packs = Packs.inWorkspace();
		IProject pack = packs.meant(HandlerUtil.getCurrentSelection(event), HandlerUtil.getActiveEditor(event))
				.<@Nullable IProject>map(meant -> meant).orElse(null);
		try {
			IStructuredSelection shown = new StructuredSelection(GameConfigurations.shownFirst(pack));
			DebugUITools.openLaunchConfigurationDialogOnGroup(HandlerUtil.getActiveShellChecked(event), shown,
					IDebugUIConstants.ID_RUN_LAUNCH_GROUP);
			return null;
		} catch (CoreException unreadable) {
			throw new ExecutionException("The run configurations could not be read.", unreadable);
		}
	}
}
