package org.hullwright.playtest.start;

import java.util.Optional;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IProject;
import org.eclipse.jface.window.Window;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.hullwright.playtest.session.Line;

/** Play: asks how, then begins a game of the pack that the command names, else of the selected one. What is not saved yet is saved, so that what is played is what is seen. */
public final class PlayHandler extends AbstractHandler {
	private static final String PACK = "org.hullwright.playtest.play.pack";

	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
		if (!PlatformUI.getWorkbench().saveAllEditors(false)) {
			return null;
		}
		Packs packs = HullLanguage.packs();
		PlayDialog dialog = new PlayDialog(window, packs.all(), named(packs, event.getParameter(PACK))
			.or(() -> packs.meant(HandlerUtil.getCurrentSelection(event), HandlerUtil.getActiveEditor(event))));
		if (dialog.open() == Window.OK) {
			dialog.setup().ifPresent(setup -> new GameStarter(window).start(setup, Line.fresh(setup.persons())));
		}
		return null;
	}

	/** The pack in the project of that name; none when there is no such project or no name was given. */
	private static Optional<IProject> named(Packs packs, String project) {
		return packs.all().stream().filter(pack -> pack.getName().equals(project)).findFirst();
	}
}
