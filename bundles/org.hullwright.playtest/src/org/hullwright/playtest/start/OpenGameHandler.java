package org.hullwright.playtest.start;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IProject;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.hullwright.engine.record.UnreadableRecord;
import org.hullwright.playtest.dialog.FileChooser;
import org.hullwright.playtest.dialog.GamesFolder;
import org.hullwright.playtest.files.GameFiles;
import org.hullwright.playtest.files.MissingPack;
import org.hullwright.playtest.files.SavedGames.Saved;
import org.hullwright.playtest.workspace.HullLanguage;

/** Goes on with a game from a file that the user chooses, by the rules as they are here. */
public final class OpenGameHandler extends AbstractHandler {

	private static final String TITLE = "Open game";

	@NonNullByDefault({})
	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
		window.getService(FileChooser.class)
				.toOpen(new FileChooser.Wanted(TITLE, List.of(GameFiles.ENDING), GamesFolder.path()), window.getShell())
				.ifPresent(file -> open(file, window));
		return null;
	}

	private static void open(Path file, IWorkbenchWindow window) {
		try {
			Map<String, Path> packs = HullLanguage.packs().all().stream()
					.collect(Collectors.toMap(IProject::getName, project -> project.getLocation().toPath()));
			Saved game = GameFiles.open(file, packs);
			new GameStarter(window).resume(game);
		} catch (UnreadableRecord | MissingPack reason) {
			MessageDialog.openError(window.getShell(), TITLE, reason.getMessage());
		}
	}
}
