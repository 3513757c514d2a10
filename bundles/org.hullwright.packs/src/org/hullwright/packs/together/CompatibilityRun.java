package org.hullwright.packs.together;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.hullwright.packs.ToolChain;
import org.hullwright.packs.family.FamilyGame;
import org.hullwright.packs.family.FamilyPack;
import org.hullwright.packs.family.GameFamily;

/**
 * Finds out which packs, expansions and modes can be on together: for each game pair by pair, first by what they say, then by random games.
 * The same packs and the same seed give the same report.
 */
public final class CompatibilityRun {

	private final ToolChain tools;
	private final GameFamily family;
	private final List<Path> libraries;
	private final RandomGames games;

	/**
	 * @param family the packs that are asked about, with the games they are played in
	 * @param libraries folders in which these packs lie; at least one
	 * @param games how many random games each pair plays; none to look only at what the packs say
	 * @param seed of the first of them
	 */
	public CompatibilityRun(ToolChain tools, GameFamily family, Collection<Path> libraries, int games, long seed) {
		this.tools = tools;
		this.family = family;
		this.libraries = List.copyOf(libraries);
		this.games = new RandomGames(games, seed);
	}

	/**
	 * Looks at all pairs.
	 *
	 * @param wanted names of the packs that are asked about; others are only played with them
	 * @return what is known, also when it was cancelled
	 */
	public CompatibilityReport run(Set<String> wanted, CompatibilityProgress progress) {
		List<Matrix> matrices = new ArrayList<>();
		for (FamilyGame game : family.games()) {
			List<FamilyPack> packs = Stream.concat(Stream.concat(game.base().stream(), Stream.of(game.pack())), game.companions().stream())
					.filter(pack -> wanted.contains(pack.name())).toList();
			Matrix matrix = new GameMatrix(game, packs, progress).matrix();
			if (!matrix.units().isEmpty()) {
				matrices.add(matrix);
			}
		}
		return new CompatibilityReport(matrices, new RivalPacks(family, wanted).all(), strays(wanted), games.games(),
				games.seed(),
				progress.isCancelled());
	}

	private List<String> strays(Set<String> wanted) {
		return family.strays().stream().filter(pack -> wanted.contains(pack.name())).map(pack -> pack.name()
				+ " goes with no game that is here"
				+ (pack.requires().isEmpty() ? "" : ": it requires " + String.join(" and ", pack.requires()))).toList();
	}

	private JoinedPacks join(Collection<String> packs) {
		return JoinedPacks.of(packs, libraries, tools);
	}

	/** The matrix of one game, filled pack by pack, for two packs are loaded only once. */
	private final class GameMatrix {

		private final FamilyGame game;
		private final List<FamilyPack> packs;
		private final CompatibilityProgress progress;
		private final Map<Unit, FamilyPack> units = new LinkedHashMap<>();
		private final Map<Set<Unit>, Meeting> meetings = new LinkedHashMap<>();

		GameMatrix(FamilyGame game, List<FamilyPack> packs, CompatibilityProgress progress) {
			this.game = game;
			this.packs = packs;
			this.progress = progress;
		}

		Matrix matrix() {
			for (FamilyPack pack : packs) {
				JoinedPacks joined = join(List.of(game.pack().name(), pack.name()));
				List<Unit> own = joined.unitsOf(pack.name()).stream().filter(unit -> isChoice(unit, pack)).toList();
				own.forEach(unit -> units.put(unit, pack));
				own.forEach(unit -> meet(unit, unit, joined));
				pairs(own, own, joined);
			}
			for (int first = 0; first < packs.size(); first++) {
				for (int second = first + 1; second < packs.size(); second++) {
					meet(packs.get(first), packs.get(second));
				}
			}
			return new Matrix(game.pack().name(), game.pack().title(), List.copyOf(units.keySet()), inOrder());
		}

		/** The game itself, and what it builds on, are always there. */
		private boolean isChoice(Unit unit, FamilyPack pack) {
			return unit.sort() != Unit.Sort.PACK || game.companions().contains(pack);
		}

		private void meet(FamilyPack one, FamilyPack other) {
			List<Unit> left = unitsOf(one);
			List<Unit> right = unitsOf(other);
			if (!left.isEmpty() && !right.isEmpty() && !progress.isCancelled()) {
				pairs(left, right, join(List.of(game.pack().name(), one.name(), other.name())));
			}
		}

		private List<Unit> unitsOf(FamilyPack pack) {
			return units.entrySet().stream().filter(entry -> entry.getValue() == pack).map(Map.Entry::getKey).toList();
		}

		private void pairs(List<Unit> left, List<Unit> right, JoinedPacks joined) {
			for (Unit one : left) {
				for (Unit other : right) {
					if (!meetings.containsKey(Set.copyOf(List.of(one, other)))) {
						meet(one, other, joined);
					}
				}
			}
		}

		private void meet(Unit one, Unit other, JoinedPacks joined) {
			if (!progress.isCancelled()) {
				progress.trying(one, other);
				Meeting found = new PairMeeting(joined, games, areRelated(one, other)).of(one, other, this::alone, progress::isCancelled);
				meetings.put(new LinkedHashSet<>(List.of(one, other)), found);
			}
		}

		private Meeting alone(Unit unit) {
			return meetings.getOrDefault(Set.of(unit), Meeting.open(unit, unit));
		}

		private boolean areRelated(Unit one, Unit other) {
			FamilyPack left = units.get(one);
			FamilyPack right = units.get(other);
			return left != null && right != null && (left.requires().contains(right.name()) || right.requires().contains(left.name())
					|| isOfTheGame(left) || isOfTheGame(right));
		}

		/** Whatever is played in a game knows what that one says, even where it requires only what several games share. */
		private boolean isOfTheGame(FamilyPack pack) {
			return game.pack() == pack || game.base().contains(pack);
		}

		private List<Meeting> inOrder() {
			List<Unit> all = List.copyOf(units.keySet());
			List<Meeting> ordered = new ArrayList<>();
			for (int row = 0; row < all.size(); row++) {
				for (int column = row; column < all.size(); column++) {
					Unit one = all.get(row);
					Unit other = all.get(column);
					ordered.add(meetings.getOrDefault(new LinkedHashSet<>(List.of(one, other)), Meeting.open(one, other)));
				}
			}
			return ordered;
		}
	}
}
