package org.hullwright.playtest.launch;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IProject;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.handlers.HandlerUtil;
import org.hullwright.playtest.start.PlayHandler;
import org.hullwright.playtest.workspace.Packs;

/** Begins once more what was begun last; asks what to play, when nothing was. */
public final class AgainHandler extends AbstractHandler {

	@NonNullByDefault({})
	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		ILaunchConfiguration last = DebugUITools.getLastLaunch(IDebugUIConstants.ID_RUN_LAUNCH_GROUP);
		if (last != null && last.exists()) {
			DebugUITools.launch(last, ILaunchManager.RUN_MODE);
		} else {
			PlayHandler.play(HandlerUtil.getActiveWorkbenchWindowChecked(event),
					Packs.inWorkspace().pointedAt(HandlerUtil.getCurrentSelection(event), HandlerUtil.getActiveEditor(event))
							.<@Nullable IProject>map(pack -> pack).orElse(null));
		}
		return null;
	}
}
