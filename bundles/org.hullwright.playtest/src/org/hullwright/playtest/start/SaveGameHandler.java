package org.hullwright.playtest.start;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.hullwright.playtest.dialog.FileChooser;
import org.hullwright.playtest.dialog.GamesFolder;
import org.hullwright.playtest.files.GameFiles;
import org.hullwright.playtest.service.PlayTest;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.setup.PlaySetup;

/** Writes the game being played, up to where it stands, to a file that the user chooses. */
public final class SaveGameHandler extends AbstractHandler {

	private static final String TITLE = "Save game";

	@NonNullByDefault({})
	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
		PlayTest playTest = window.getService(PlayTest.class);
		Optional<Moment> moment = playTest.moment();
		if (moment.isEmpty()) {
			MessageDialog.openInformation(window.getShell(), TITLE, "No game is being played.");
			return null;
		}
		String proposed = moment.get().record().pack() + "-" + moment.get().line().at() + "." + GameFiles.ENDING;
		window.getService(FileChooser.class)
				.toSave(new FileChooser.Wanted(TITLE, List.of(GameFiles.ENDING), GamesFolder.path()), proposed, window.getShell())
				.ifPresent(file -> save(file, playTest.session().orElseThrow().setup(), moment.get(), window));
		return null;
	}

	private static void save(Path file, PlaySetup setup, Moment moment, IWorkbenchWindow window) {
		try {
			GameFiles.save(file, setup, moment.record());
		} catch (IOException reason) {
			MessageDialog.openError(window.getShell(), TITLE, "The game could not be written to " + file + ": " + reason.getMessage());
		}
	}
}
