package org.hullwright.cli.pack;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.lang.folder.PackFolder;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.PackSelection;
import org.hullwright.packs.PlayableGames;
import org.hullwright.packs.PlayableGames.PlayableGame;
import org.hullwright.packs.ToolChain;

/** Whether a pack can be opened with those that a user has named. */
final class SelectedPacks {

	private final ToolChain tools;
	private final Path folder;
	private final LoadedPack pack;

	SelectedPacks(ToolChain tools, Path folder, LoadedPack pack) {
		this.tools = tools;
		this.folder = folder;
		this.pack = pack;
	}

	/** @throws ContentProblem when one of them is not there, or they cannot be in one game */
	void refuseUnlessThere(PackSelection selection) {
		if (!selection.game().isEmpty()) {
			refuseUnlessPlayedIn(selection.game());
		}
		Set<String> loaded = pack.required().stream().map(PackContext::packOf).collect(Collectors.toSet());
		selection.additions().forEach(addition -> {
			if (addition.equals(pack.name())) {
				throw new ContentProblem("--also " + addition + ": that is the pack itself");
			}
			if (!loaded.contains(addition)) {
				throw new ContentProblem("--also " + addition + ": there is no pack called that beside " + folder + inFolder(addition));
			}
		});
		if (!selection.additions().isEmpty()) {
			refuseRivals();
			selection.additions().forEach(this::refuseUnlessInSameGame);
		}
	}

	/** Somebody who knows only the folder of a pack learns its name. */
	private String inFolder(String name) {
		Path beside = folder.toAbsolutePath().resolveSibling(name);
		return new PackFolder(beside).pack().map(pack -> "; the one in the folder " + name + " is called " + pack).orElse("");
	}

	private void refuseUnlessInSameGame(String addition) {
		PlayableGames.notBuiltOn(pack, addition).ifPresent(missing -> {
			throw new ContentProblem("--also %s: that is played in games that build on %s, and %s does not".formatted(addition,
					String.join(" and ", missing.packs()), missing.game()));
		});
	}

	private void refuseUnlessPlayedIn(String game) {
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

	private void refuseRivals() {
		List<String> rivals = PlayableGames.rivals(pack);
		if (rivals.size() > 1) {
			throw new ContentProblem("only one of these can be the game: " + String.join(", ", rivals)
					+ "; leave all but one of them out of --game and --also");
		}
	}

	private static String words(List<String> games) {
		return games.isEmpty() ? "" : "; there " + (games.size() == 1 ? "is " : "are ") + String.join(", ", games);
	}

	/** Names of the packs that bring games in which it can be played, in alphabetical order. */
	List<String> names() {
		return games().stream().map(PlayableGame::pack).toList();
	}

	/** The games in which it can be played, by the names of their packs in alphabetical order. */
	List<PlayableGame> games() {
		return new PlayableGames(tools).of(pack, List.of());
	}
}
