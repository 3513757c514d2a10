package org.hullwright.packs.together;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.hullwright.packs.family.FamilyPack;
import org.hullwright.packs.family.GameFamily;

/** Finds packs that are never in the same game. */
final class RivalPacks {

	private final GameFamily family;
	private final List<FamilyPack> packs;

	/** @param wanted names of the packs that are asked about */
	RivalPacks(GameFamily family, Set<String> wanted) {
		this.family = family;
		this.packs = family.packs().stream().filter(pack -> wanted.contains(pack.name()))
				.filter(pack -> !family.themes().contains(pack) && !family.strays().contains(pack)).toList();
	}

	List<CompatibilityReport.Rivals> all() {
		List<CompatibilityReport.Rivals> rivals = new ArrayList<>();
		for (int first = 0; first < packs.size(); first++) {
			for (int second = first + 1; second < packs.size(); second++) {
				FamilyPack one = packs.get(first);
				FamilyPack other = packs.get(second);
				Set<String> common = new HashSet<>(gamesOf(one));
				common.retainAll(gamesOf(other));
				if (common.isEmpty()) {
					rivals.add(new CompatibilityReport.Rivals(one.name(), other.name(), reason(one, other),
							Stream.of(one, other).map(FamilyPack::head).filter(place -> place.line() > 0).toList()));
				}
			}
		}
		return rivals;
	}

	private List<String> gamesOf(FamilyPack pack) {
		return family.games().stream()
				.filter(game -> game.pack() == pack || game.base().contains(pack) || game.companions().contains(pack))
				.map(game -> game.pack().name()).toList();
	}

	private String reason(FamilyPack one, FamilyPack other) {
		if (one.isGame() && other.isGame()) {
			return one.name() + " and " + other.name() + " each want to be the game; only one game is played at a time";
		}
		return wanted(one) + ", " + wanted(other);
	}

	private String wanted(FamilyPack pack) {
		List<String> games = gamesOf(pack);
		return pack.isGame()
				? pack.name() + " is a game"
				: pack.name() + " goes with " + String.join(" and ", games);
	}
}
