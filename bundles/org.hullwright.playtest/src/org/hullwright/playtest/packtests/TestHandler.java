package org.hullwright.playtest.packtests;

import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IProject;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.hullwright.playtest.workspace.HullLanguage;
import org.hullwright.playtest.workspace.Packs;

/** Runs the tests of the selected pack. What is not saved yet is saved, so that what is tested is what is seen. */
public final class TestHandler extends AbstractHandler {

	@NonNullByDefault({})
	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
		Packs packs = HullLanguage.packs();
		Optional<IProject> pack = packs.meant(HandlerUtil.getCurrentSelection(event), HandlerUtil.getActiveEditor(event));
		if (pack.isPresent() && PlatformUI.getWorkbench().saveAllEditors(false)) {
			new PackTestStarter(window).start(pack.get());
		}
		return null;
	}
}
