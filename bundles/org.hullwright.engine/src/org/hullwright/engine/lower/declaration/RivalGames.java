package org.hullwright.engine.lower.declaration;

import java.util.List;

import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.lower.source.SourceNumbering;
import org.hullwright.model.Game;
import org.hullwright.model.HullFile;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.expansions.RequiredPacks;

/** Refuses a pack without a game of its own that requires several games, none of which builds on the others. */
public final class RivalGames {

	private final List<HullFile> own;
	private final List<HullFile> files;

	/**
	 * @param own files of the pack that is played
	 * @param files of all packs, each after those it requires
	 */
	public RivalGames(List<HullFile> own, List<HullFile> files) {
		this.own = own;
		this.files = files;
	}

	/** @throws LoweringException at the head of the pack */
	public void refuse(SourceNumbering sources) {
		if (own.isEmpty() || own.stream().anyMatch(RivalGames::hasGame)) {
			return;
		}
		List<String> games = files.stream().filter(RivalGames::hasGame).map(Expansions::packOf).distinct().toList();
		if (games.size() > 1 && !RequiredPacks.of(games.getLast(), files).containsAll(games)) {
			throw sources.refuse(own.getFirst().getPack(), String.join(" and ", games) + " each want to be the game; "
					+ "require only what they share, and choose one of them when you play");
		}
	}

	private static boolean hasGame(HullFile file) {
		return file.getDeclarations().stream().anyMatch(Game.class::isInstance);
	}
}
