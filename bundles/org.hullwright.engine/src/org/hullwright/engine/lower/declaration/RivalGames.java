package org.hullwright.engine.lower.declaration;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.lower.source.SourceNumbering;
import org.hullwright.model.Game;
import org.hullwright.model.HullFile;
import org.hullwright.model.Requirement;
import org.hullwright.model.expansions.Expansions;

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
		if (games.size() > 1 && !requiredBy(games.getLast()).containsAll(games)) {
			throw sources.refuse(own.getFirst().getPack(), String.join(" and ", games) + " each want to be the game; "
					+ "require only what they share, and choose one of them when you play");
		}
	}

	private static boolean hasGame(HullFile file) {
		return file.getDeclarations().stream().anyMatch(Game.class::isInstance);
	}

	/** A pack, with what it requires by itself or through others. */
	private Set<String> requiredBy(String pack) {
		Set<String> reached = new HashSet<>();
		Deque<String> open = new ArrayDeque<>(List.of(pack));
		while (!open.isEmpty()) {
			String next = open.pop();
			if (reached.add(next)) {
				files.stream().filter(file -> next.equals(Expansions.packOf(file)) && file.getPack() != null)
						.flatMap(file -> file.getPack().getRequirements().stream()).map(Requirement::getPack).forEach(open::add);
			}
		}
		return reached;
	}
}
