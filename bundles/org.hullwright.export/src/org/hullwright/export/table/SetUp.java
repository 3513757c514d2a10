package org.hullwright.export.table;

import java.util.List;
import java.util.Optional;

/**
 * A game that has been set up. What the rules leave to chance or to the players has been decided by chance, the same way in every export.
 *
 * @param identity    stays whatever else is added to the pack
 * @param title       says the scenario, if any, and the number of players
 * @param players     how many there are
 * @param scenario    name of the scenario; none for the plain set-up
 * @param modes       titles of the modes that are on
 * @param arrangement where everything lies
 */
public record SetUp(String identity, String title, int players, Optional<String> scenario, List<String> modes, Arrangement arrangement) {

	/** Keeps its own copy. */
	public SetUp {
		modes = List.copyOf(modes);
	}
}
