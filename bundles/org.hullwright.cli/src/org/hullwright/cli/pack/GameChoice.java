package org.hullwright.cli.pack;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.packs.PlayableGames;
import org.hullwright.packs.PlayableGames.PlayableGame;
import org.hullwright.packs.ToolChain;

/** Which game a user has named for a pack to be played in. */
final class GameChoice {

	private final ToolChain tools;
	private final Path folder;
	private final LoadedPack pack;

	GameChoice(ToolChain tools, Path folder, LoadedPack pack) {
		this.tools = tools;
		this.folder = folder;
		this.pack = pack;
	}

	/** @throws ContentProblem when a game is wanted that is not there, or in which the pack cannot be played */
	void refuseUnlessThere(String game) {
		if (game.isEmpty()) {
			return;
		}
		if (pack.ownGame().isPresent()) {
			throw new ContentProblem("--game " + game + ": " + pack.name() + " is a game itself");
		}
		if (!PlayableGames.hasGame(pack, game)) {
			throw new ContentProblem("--game " + game + ": there is no game called that beside " + folder + words(names()));
		}
		if (!PlayableGames.buildsOnRequired(pack, game)) {
			throw new ContentProblem("--game " + game + ": " + pack.name() + " requires what that game does not build on" + words(names()));
		}
	}

	private static String words(List<String> games) {
		return games.isEmpty() ? "" : "; there " + (games.size() == 1 ? "is " : "are ") + String.join(", ", games);
	}

	/** Names of the packs that bring games in which it can be played, in alphabetical order. */
	List<String> names() {
		return new PlayableGames(tools).of(pack, List.of()).stream().map(PlayableGame::pack).toList();
	}
}
