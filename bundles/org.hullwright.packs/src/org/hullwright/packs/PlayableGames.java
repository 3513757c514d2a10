package org.hullwright.packs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.PackReader;
import org.hullwright.model.Game;
import org.hullwright.model.HullFile;
import org.hullwright.model.Requirement;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.expansions.OpenProcedures;
import org.hullwright.model.expansions.RequiredPacks;

/**
 * The games in which a pack can be played that requires only what several games share: those that lie beside it and build on all that it
 * requires.
 */
public final class PlayableGames {

	private static final Pattern DECLARED_GAME = Pattern.compile("\\bgame\\s+[\\p{L}_]\\w*\\s*(?:\"[^\"]*\")?\\s*\\{");

	private final ToolChain tools;

	/** @param tools read the packs that lie beside */
	public PlayableGames(ToolChain tools) {
		this.tools = tools;
	}

	/**
	 * A game.
	 *
	 * @param pack the name of the pack that brings it
	 * @param title what people call it
	 */
	public record PlayableGame(String pack, String title) {}

	/** Whether a pack adds to others, but neither it nor any of these brings a game; whatever it was loaded with. */
	public static boolean needsGame(LoadedPack pack) {
		return needsGame(pack.name(), pack.files());
	}

	/**
	 * The same of one of several packs.
	 *
	 * @param name of the pack
	 * @param files of all of them
	 */
	static boolean needsGame(String name, List<HullFile> files) {
		return !requirements(filesOf(name, files)).isEmpty()
				&& RequiredPacks.of(name, files).stream().noneMatch(needed -> hasGame(files, needed));
	}

	/** Whether one of the packs that were loaded has a name and brings a game. */
	public static boolean hasGame(LoadedPack pack, String name) {
		return hasGame(pack.files(), name);
	}

	private static boolean hasGame(List<HullFile> files, String name) {
		return filesOf(name, files).stream().flatMap(file -> file.getDeclarations().stream()).anyMatch(Game.class::isInstance);
	}

	/**
	 * Names of the packs that each bring a game of their own and were loaded together: of any two, none builds on the other. One name or
	 * none where all is well.
	 */
	public static List<String> rivals(LoadedPack pack) {
		List<String> games = pack.files().stream().map(Expansions::packOf).distinct().filter(name -> hasGame(pack, name)).sorted().toList();
		return games.stream().filter(game -> games.stream()
				.noneMatch(other -> !other.equals(game) && RequiredPacks.of(other, pack.files()).contains(game))).toList();
	}

	/** Whether a game that was loaded with a pack builds on all that this requires. */
	public static boolean buildsOnRequired(LoadedPack pack, String game) {
		return RequiredPacks.of(game, pack.files()).containsAll(neededOf(pack));
	}

	/**
	 * What keeps a pack from being played in a game.
	 *
	 * @param game the name of the pack that brings the game
	 * @param packs names of the packs on which that does not build, in alphabetical order
	 */
	public record NotBuiltOn(String game, List<String> packs) {}

	/**
	 * Why a pack that was loaded with another one does not go with the game of that one; empty where it does, and where there is no game.
	 *
	 * @param addition the name of the pack
	 */
	public static Optional<NotBuiltOn> notBuiltOn(LoadedPack pack, String addition) {
		List<String> games = rivals(pack);
		if (games.size() != 1 || RequiredPacks.of(addition, pack.files()).contains(games.getFirst())) {
			return Optional.empty();
		}
		Set<String> known = RequiredPacks.of(games.getFirst(), pack.files());
		List<String> missing = neededOf(filesOf(addition, pack.files()), pack.files()).stream().filter(needed -> !known.contains(needed))
				.sorted().toList();
		return missing.isEmpty() ? Optional.empty() : Optional.of(new NotBuiltOn(games.getFirst(), missing));
	}

	/** By the names of their packs, in alphabetical order. Reads the packs that lie beside and have games, which takes its time. */
	public List<PlayableGame> of(LoadedPack pack, Collection<Path> libraries) {
		Set<String> needed = neededOf(pack);
		return Stream.concat(libraries.stream(), Stream.ofNullable(pack.folder().getParent())).distinct().flatMap(PlayableGames::folders)
				.distinct().filter(PlayableGames::mayBringGame).map(folder -> tools.open(folder, libraries).loaded())
				.filter(other -> other.ownGame().isPresent() && packsIn(other).containsAll(needed))
				.map(other -> new PlayableGame(other.name(), title(other))).distinct().sorted(Comparator.comparing(PlayableGame::pack))
				.toList();
	}

	private static boolean mayBringGame(Path folder) {
		return new PackReader().read(folder).stream().anyMatch(source -> mayDeclareGame(source.text()));
	}

	/**
	 * Whether something in a text of Hull looks like the declaration of a game: to look for that takes far less time than to parse all
	 * packs.
	 */
	public static boolean mayDeclareGame(String text) {
		return DECLARED_GAME.matcher(text).find();
	}

	private static String title(LoadedPack game) {
		return game.ownGame().map(own -> Objects.requireNonNullElse(own.getTitle(), own.getName())).filter(title -> !title.isBlank())
				.orElse(game.name());
	}

	/** They only help to choose; what cannot be read is told without them. */
	private static Stream<Path> folders(Path library) {
		try (Stream<Path> folders = Files.list(library)) {
			return folders.filter(Files::isDirectory).toList().stream();
		} catch (IOException unreadable) {
			return Stream.empty();
		}
	}

	private static List<HullFile> filesOf(String pack, List<HullFile> files) {
		return files.stream().filter(file -> file.getPack() != null && pack.equals(file.getPack().getName())).toList();
	}

	private static List<String> requirements(List<HullFile> files) {
		return files.stream().map(HullFile::getPack).filter(head -> head != null).flatMap(head -> head.getRequirements().stream())
				.map(Requirement::getPack).filter(required -> required != null && !required.equals(CoreLibrary.PACK)).toList();
	}

	/**
	 * The packs on which a game has to build for a pack to be played in it. What it requires comes along where that only adds to others, as
	 * a crew does; then the game has to build on what those require.
	 */
	private static Set<String> neededOf(LoadedPack pack) {
		return neededOf(pack.ownFiles(), pack.files());
	}

	private static Set<String> neededOf(List<HullFile> pack, List<HullFile> all) {
		Map<String, List<HullFile>> files = all.stream().filter(file -> file.getPack() != null && file.getPack().getName() != null)
				.collect(Collectors.groupingBy(file -> file.getPack().getName()));
		Set<String> needed = new LinkedHashSet<>();
		Set<String> seen = new HashSet<>();
		Deque<String> open = new ArrayDeque<>(requirements(pack));
		while (!open.isEmpty()) {
			String next = open.pop();
			if (seen.add(next)) {
				List<HullFile> own = files.getOrDefault(next, List.of());
				List<String> required = requirements(own);
				if (required.isEmpty() || own.stream().anyMatch(OpenProcedures::areIn)) {
					needed.add(next);
				} else {
					open.addAll(required);
				}
			}
		}
		return needed;
	}

	/** What a pack requires, by itself or through others. */
	private static Set<String> packsIn(LoadedPack some) {
		return some.required().stream().map(PackContext::packOf).filter(name -> !name.equals(CoreLibrary.PACK)).collect(Collectors.toSet());
	}
}
