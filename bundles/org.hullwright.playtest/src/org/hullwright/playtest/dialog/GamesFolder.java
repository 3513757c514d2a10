package org.hullwright.playtest.dialog;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;

/** The folder of the workspace that is proposed for saved games: beside the packs, and in none of them. */
public final class GamesFolder {

	private static final String NAME = "Saved games";

	private GamesFolder() {}

	/** Its path, as a file dialog takes it. It is made when it is not there; the workspace itself when it cannot be made. */
	public static String path() {
		Path workspace = ResourcesPlugin.getWorkspace().getRoot().getLocation().toPath();
		try {
			return Files.createDirectories(workspace.resolve(NAME)).toString();
		} catch (IOException reason) {
			ILog.of(GamesFolder.class).warn("There is no folder for saved games, and none could be made.", reason);
			return workspace.toString();
		}
	}
}
