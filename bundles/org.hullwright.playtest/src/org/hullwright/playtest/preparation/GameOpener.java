package org.hullwright.playtest.preparation;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.PackSelection;
import org.hullwright.lang.pack.PackState;
import org.hullwright.packs.OpenedPack;
import org.hullwright.packs.PlayableGames;
import org.hullwright.packs.PlayableGames.PlayableGame;
import org.hullwright.packs.ToolChain;

/**
 * Opens packs, those that can be played in several games in the one that was chosen for them; as long as none was, or it is no longer
 * there, in the first of them. For any thread.
 */
final class GameOpener {

	private final ToolChain tools;
	private final GameMemory memory;
	/** What was found where nobody has chosen, so that it need not be looked for again. */
	private final Map<Path, String> found = new ConcurrentHashMap<>();

	GameOpener(ToolChain tools, GameMemory memory) {
		this.tools = tools;
		this.memory = memory;
	}

	/**
	 * A pack, and the game that it was opened in.
	 *
	 * @param game the name of the pack that brings it; empty for a pack that has its own, or none
	 */
	record Opened(OpenedPack pack, String game) {

		/** The names of all packs that it was made of, without itself. */
		List<String> required() {
			return Stream.concat(PackState.requiredBy(pack.loaded()).stream(), Stream.of(game).filter(name -> !name.isEmpty())).distinct()
					.sorted().toList();
		}
	}

	/** What a pack is opened in next, as far as it is known without looking; empty when it is not. */
	String expected(Path folder) {
		return memory.gameOf(folder).or(() -> Optional.ofNullable(found.get(folder))).orElse("");
	}

	Opened open(Path folder, Collection<Path> libraries, Map<Path, String> unwritten) {
		String expected = expected(folder);
		OpenedPack first = tools.open(folder, libraries, unwritten, new PackSelection(expected));
		if (fits(first.loaded(), expected)) {
			return new Opened(first, expected);
		}
		List<PlayableGame> games = games(first.loaded(), libraries);
		String game = games.isEmpty() ? "" : games.getFirst().pack();
		found.put(folder, game);
		return game.equals(expected)
				? new Opened(first, game)
				: new Opened(tools.open(folder, libraries, unwritten, new PackSelection(game)), game);
	}

	private static boolean fits(LoadedPack pack, String game) {
		boolean needed = PlayableGames.needsGame(pack);
		return game.isEmpty() ? !needed : needed && PlayableGames.hasGame(pack, game) && PlayableGames.buildsOnRequired(pack, game);
	}

	/** The games to choose from; none for a pack that has its own. Takes its time. */
	List<PlayableGame> games(LoadedPack pack, Collection<Path> libraries) {
		return PlayableGames.needsGame(pack) ? new PlayableGames(tools).of(pack, libraries) : List.of();
	}
}
