package org.hullwright.export.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A game that has been set up. What the rules leave to chance or to the players has been decided by chance, the same way in every export.
 *
 * @param identity stays whatever else is added to the pack
 * @param title says the scenario or the mode, if any, and the number of players
 * @param players how many there are
 * @param variant name of the scenario, or of the mode that is on; none for the plain set-up
 * @param modes titles of the modes that are on
 * @param arrangement where everything lies
 * @param ordered identities of the decks into which the rules have put something since they were last shuffled, so that their order matters
 */
public record SetUp(String identity, String title, int players, Optional<String> variant, List<String> modes, Arrangement arrangement,
		Set<String> ordered) {

	public SetUp {
		modes = List.copyOf(modes);
		ordered = Set.copyOf(ordered);
	}
}
