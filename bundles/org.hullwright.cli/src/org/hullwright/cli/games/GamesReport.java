package org.hullwright.cli.games;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.packs.family.FamilyGame;
import org.hullwright.packs.family.FamilyPack;
import org.hullwright.packs.family.FamilyPack.Contents;
import org.hullwright.packs.family.FamilyPack.Players;
import org.hullwright.packs.family.GameFamily;

/** The games for other programs. */
record GamesReport(List<PlayedGame> games, List<Pack> shared, List<Pack> themes, List<Pack> strays) {

	/** A game, with the packs that it builds on and those that can be played in it. */
	record PlayedGame(Pack pack, List<String> base, List<Pack> companions) {}

	/**
	 * One pack.
	 *
	 * @param players left out when the pack brings no game
	 * @param declares what stands in the pack itself, and not in those it requires
	 * @param broken left out when everything in it could be read
	 */
	record Pack(String name, String title, String version, String folder, List<String> requires, @Nullable Players players,
			Contents declares, int tests, Rules rules, String about, String missing, String icon, @Nullable Boolean broken) {

		static Pack of(FamilyPack pack) {
			return new Pack(pack.name(), pack.title(), pack.version(), pack.folder().toString(), pack.requires().stream().sorted().toList(),
					pack.players(), pack.declared(), pack.tests(), new Rules(pack.rules().covered(), pack.rules().known()),
					pack.text().about(), pack.text().missing(), pack.text().icon(), pack.broken() ? Boolean.TRUE : null);
		}
	}

	/** @param known left out when the pack does not list its rules */
	record Rules(int covered, @Nullable Integer known) {}

	static GamesReport of(GameFamily family) {
		return new GamesReport(family.games().stream().map(GamesReport::of).toList(), family.shared().stream().map(Pack::of).toList(),
				family.themes().stream().map(Pack::of).toList(), family.strays().stream().map(Pack::of).toList());
	}

	private static PlayedGame of(FamilyGame game) {
		return new PlayedGame(Pack.of(game.pack()), game.base().stream().map(FamilyPack::name).toList(),
				game.companions().stream().map(Pack::of).toList());
	}
}
