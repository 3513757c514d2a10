package org.hullwright.cli.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.model.Game;
import org.hullwright.model.HullFile;
import org.hullwright.model.Requirement;
import org.hullwright.model.expansions.RequiredPacks;
import org.hullwright.packs.ToolChain;

/** The games in which a pack can be played: those that lie beside it and build on all that it requires. */
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
		if (!hasGame(game)) {
			throw new ContentProblem("--game " + game + ": there is no game called that beside " + folder + words(names()));
		}
		if (!RequiredPacks.of(game, pack.files()).containsAll(requirements())) {
			throw new ContentProblem("--game " + game + ": " + pack.name() + " requires what that game does not build on" + words(names()));
		}
	}

	/** What the pack itself requires, whatever it was loaded with. */
	private List<String> requirements() {
		return pack.ownFiles().stream().map(HullFile::getPack).filter(head -> head != null).flatMap(head -> head.getRequirements().stream())
				.map(Requirement::getPack).filter(required -> !required.equals(CoreLibrary.PACK)).toList();
	}

	private boolean hasGame(String name) {
		return pack.files().stream().filter(file -> file.getPack() != null && name.equals(file.getPack().getName()))
				.flatMap(file -> file.getDeclarations().stream()).anyMatch(Game.class::isInstance);
	}

	private static String words(List<String> games) {
		return games.isEmpty() ? "" : "; there " + (games.size() == 1 ? "is " : "are ") + String.join(", ", games);
	}

	/** Names of the games, in alphabetical order. Reads all packs that lie beside. */
	List<String> names() {
		Path library = pack.folder().getParent();
		if (library == null) {
			return List.of();
		}
		List<String> needed = requirements();
		try (Stream<Path> folders = Files.list(library)) {
			return folders.filter(Files::isDirectory).map(tools::open).map(opened -> opened.loaded())
					.filter(other -> other.ownGame().isPresent() && packsIn(other).containsAll(needed)).map(LoadedPack::name).sorted()
					.toList();
		} catch (IOException unreadable) {
			return List.of(); // they only help to choose; what is wrong is told without them
		}
	}

	/** What a pack requires, by itself or through others. */
	private static Set<String> packsIn(LoadedPack some) {
		return some.required().stream().map(PackContext::packOf).filter(name -> !name.equals(CoreLibrary.PACK)).collect(Collectors.toSet());
	}
}
