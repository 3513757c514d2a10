package org.hullwright.packs.together;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

import org.hullwright.engine.tree.Place;
import org.hullwright.packs.family.FamilyPack;
import org.hullwright.packs.family.GameFamily;

/** Finds packs that are never in the same game. */
final class RivalPacks {

	private final GameFamily family;
	private final List<FamilyPack> packs;
	private final Function<FamilyPack, Place> places;

	/**
	 * @param wanted names of the packs that are asked about
	 * @param places of the heads of packs
	 */
	RivalPacks(GameFamily family, Set<String> wanted, Function<FamilyPack, Place> places) {
		this.family = family;
		this.places = places;
		this.packs = family.packs().stream().filter(pack -> wanted.contains(pack.name()) && !family.strays().contains(pack)).toList();
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
							Stream.of(one, other).map(places).filter(place -> place.line() > 0).toList()));
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
