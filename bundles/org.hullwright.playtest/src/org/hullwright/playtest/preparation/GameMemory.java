package org.hullwright.playtest.preparation;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Remembers for packs that can be played in several games which of them the user has chosen. For any thread. */
public interface GameMemory {

	/**
	 * The name of the pack that brings the game; none as long as nobody has chosen one.
	 *
	 * @param folder of the pack that is played in it
	 */
	Optional<String> gameOf(Path folder);

	/** Remembers a choice in place of the one before. */
	void remember(Path folder, String game);

	/** One that forgets everything with the program. */
	static GameMemory inMemory() {
		Map<Path, String> games = new ConcurrentHashMap<>();
		return new GameMemory() {

			@Override
			public Optional<String> gameOf(Path folder) {
				return Optional.ofNullable(games.get(folder));
			}

			@Override
			public void remember(Path folder, String game) {
				games.put(folder, game);
			}
		};
	}
}
