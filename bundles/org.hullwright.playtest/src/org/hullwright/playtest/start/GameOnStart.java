package org.hullwright.playtest.start;

import java.nio.file.Files;
import java.util.Optional;

import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.hullwright.playtest.files.SavedGames;
import org.hullwright.playtest.preparation.OfferedPacks;
import org.hullwright.playtest.service.PlayTest;
import org.hullwright.playtest.workspace.HullLanguage;

/**
 * Offers to go on with the game that was being played when the workbench was closed or killed; from then on rules may change while a game
 * is played.
 */
public final class GameOnStart implements IStartup {

	@Override
	public void earlyStartup() {
		PlatformUI.getWorkbench().getDisplay().asyncExec(GameOnStart::offer);
	}

	private static void offer() {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		if (window == null) {
			return;
		}
		PlayTest playTest = window.getService(PlayTest.class);
		new RulesWatcher(window.getShell().getDisplay(), playTest).start();
		WarmUp.later(HullLanguage.packs());
		Optional<SavedGames.Saved> saved = playTest.saved().load().filter(game -> Files.isDirectory(game.setup().pack()));
		saved.filter(game -> !game.line().taken().isEmpty()).ifPresent(game -> {
			String question = "A game of “" + OfferedPacks.titled(game.setup().pack()).title() + "” was being played, " + game.line().at()
					+ " decisions in. Go on with it?";
			if (MessageDialog.openQuestion(window.getShell(), "Go on playing", question)) {
				new GameStarter(window).resume(game);
			} else {
				playTest.forgetSaved();
			}
		});
	}
}
