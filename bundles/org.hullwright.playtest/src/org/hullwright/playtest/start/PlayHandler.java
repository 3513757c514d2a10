package org.hullwright.playtest.start;

import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.window.Window;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.hullwright.playtest.configuration.GameConfigurations;
import org.hullwright.playtest.line.Line;
import org.hullwright.playtest.playdialog.PlayDialog;
import org.hullwright.playtest.setup.PlaySetup;
import org.hullwright.playtest.workspace.HullLanguage;
import org.hullwright.playtest.workspace.Packs;

/**
 * Play: asks how, then begins a game of the pack that the command names, else of the selected one. What is not saved yet is saved, so that
 * what is played is what is seen.
 */
public final class PlayHandler extends AbstractHandler {

	private static final String PACK = "org.hullwright.playtest.play.pack";

	@NonNullByDefault({})
	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
		if (!PlatformUI.getWorkbench().saveAllEditors(false)) {
			return null;
		}
		Packs packs = HullLanguage.packs();
		play(window, named(packs, event.getParameter(PACK))
				.or(() -> packs.pointedAt(HandlerUtil.getCurrentSelection(event), HandlerUtil.getActiveEditor(event)))
				.<@Nullable IProject>map(pack -> pack).orElse(null));
		return null;
	}

	/**
	 * Asks how to play, keeps it for the next time, and begins.
	 *
	 * @param meant the pack that is chosen at first, be it playable or not; null for none, which lets the one be chosen that was played
	 * last, else one that the author has made
	 */
	public static void play(IWorkbenchWindow window, @Nullable IProject meant) {
		PlayDialog dialog = new PlayDialog(window, meant);
		if (dialog.open() == Window.OK) {
			dialog.setup().ifPresent(setup -> {
				keep(setup);
				new GameStarter(window).start(setup, Line.fresh(setup.persons()));
			});
		}
	}

	private static void keep(PlaySetup setup) {
		try {
			GameConfigurations.keep(setup);
		} catch (CoreException reason) {
			ILog.of(PlayHandler.class)
					.error("How the pack is played could not be kept as a run configuration; the game begins all the same.", reason);
		}
	}

	/** The pack in the project of that name; none when there is no such project or no name was given. */
	private static Optional<IProject> named(Packs packs, String project) {
		return packs.all().stream().filter(pack -> pack.getName().equals(project)).findFirst();
	}
}
