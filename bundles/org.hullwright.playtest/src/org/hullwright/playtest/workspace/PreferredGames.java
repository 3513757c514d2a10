package org.hullwright.playtest.workspace;

import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.hullwright.playtest.preparation.GameMemory;
import org.osgi.service.prefs.BackingStoreException;

/** Remembers in the preferences of the workspace in which game each pack is played that has none. */
final class PreferredGames implements GameMemory {

	private static final String NODE = "org.hullwright.playtest.games";

	@Override
	public Optional<String> gameOf(Path folder) {
		return Optional.of(node().get(folder.toString(), "")).filter(game -> !game.isEmpty());
	}

	@Override
	public void remember(Path folder, String game) {
		IEclipsePreferences games = node();
		games.put(folder.toString(), game);
		try {
			games.flush();
		} catch (BackingStoreException unwritable) {
			ILog.of(PreferredGames.class).warn("It could not be kept that " + folder + " is played in " + game + ".", unwritable);
		}
	}

	private static IEclipsePreferences node() {
		return InstanceScope.INSTANCE.getNode(NODE);
	}
}
