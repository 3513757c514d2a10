package org.hullwright.playtest.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hullwright.engine.game.GameOptions;

/**
 * All a game is started with, as it is chosen and as it is saved.
 *
 * @param pack the folder of the pack
 * @param persons seats that are decided for in the window, from 1; bots decide for the others
 */
public record PlaySetup(Path pack, Set<String> expansions, int players, List<String> modes, Optional<String> scenario, long seed, Set<Integer> persons) {
	public PlaySetup {
		expansions = Set.copyOf(expansions);
		modes = List.copyOf(modes);
		persons = Set.copyOf(persons);
	}

	public GameOptions options() {
		return new GameOptions(players, modes, scenario, seed);
	}
}
