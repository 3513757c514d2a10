package org.hullwright.packs.family;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Packs, sorted by the games they are played in.
 *
 * @param games by their titles
 * @param shared packs that games build on, and that are played in no other way; what one game builds on and knows another one, as a crew of
 * one that is played in the other, goes with that
 * @param themes packs that say nothing but how things look, and can be put to any game
 * @param strays packs that go with none of these games, as what they require is not among them
 */
public record GameFamily(List<FamilyGame> games, List<FamilyPack> shared, List<FamilyPack> themes, List<FamilyPack> strays) {

	/** Sorts packs; of two with the same name the first counts. */
	public static GameFamily of(Collection<FamilyPack> packs) {
		List<FamilyPack> sorted = packs.stream().sorted(Comparator.comparing(FamilyPack::title).thenComparing(FamilyPack::name)).toList();
		List<FamilyGame> games = sorted.stream().filter(FamilyPack::isGame).map(game -> game(game, sorted)).toList();
		List<FamilyPack> others = sorted.stream().filter(pack -> !pack.isGame())
				.filter(pack -> games.stream().noneMatch(game -> game.companions().contains(pack))).toList();
		List<FamilyPack> unrelated = others.stream().filter(pack -> !isBase(pack, games)).toList();
		return new GameFamily(games, others.stream().filter(pack -> isBase(pack, games)).toList(),
				unrelated.stream().filter(FamilyPack::isTheme).toList(), unrelated.stream().filter(pack -> !pack.isTheme()).toList());
	}

	/** All packs, each once: games, what goes with them, what they share, themes, and strays. */
	public List<FamilyPack> packs() {
		return Stream.of(games.stream().map(FamilyGame::pack), games.stream().flatMap(game -> game.companions().stream()), shared.stream(),
				themes.stream(), strays.stream()).flatMap(all -> all).distinct().toList();
	}

	private static boolean isBase(FamilyPack pack, List<FamilyGame> games) {
		return games.stream().anyMatch(game -> game.base().contains(pack));
	}

	private static FamilyGame game(FamilyPack game, List<FamilyPack> packs) {
		return new FamilyGame(game, packs.stream().filter(pack -> game.requires().contains(pack.name())).toList(),
				packs.stream().filter(pack -> goesWith(pack, game, packs)).toList());
	}

	/** Whether a pack without a game is played in one: the same as {@code --game} accepts, and what requires the game by itself. */
	private static boolean goesWith(FamilyPack pack, FamilyPack game, List<FamilyPack> packs) {
		if (pack.isGame() || game.requires().contains(pack.name()) || pack.requires().isEmpty()) {
			return false;
		}
		if (pack.requires().contains(game.name())) {
			// of several games that it requires it is played in the one that builds on the others
			return packs.stream().filter(FamilyPack::isGame).filter(other -> other != game && pack.requires().contains(other.name()))
					.allMatch(other -> game.requires().contains(other.name()));
		}
		boolean isShared = packs.stream().anyMatch(other -> other.isGame() && other.requires().contains(pack.name()));
		return (!isShared || pack.declarations().beside().containsKey(game.name()))
				&& pack.requires().stream().allMatch(required -> isWithin(required, game, packs));
	}

	/** Whether a game builds on a pack, or that one only adds to what the game builds on, and so comes along. */
	private static boolean isWithin(String required, FamilyPack game, List<FamilyPack> packs) {
		return game.requires().contains(required)
				|| packs.stream()
						.anyMatch(pack -> pack.name().equals(required) && !pack.isGame() && !pack.declarations().open()
								&& !pack.requires().isEmpty()
								&& game.requires()
										.containsAll(packs.stream().filter(other -> other.declarations().open()).map(FamilyPack::name)
												.filter(pack.requires()::contains).toList()));
	}
}
