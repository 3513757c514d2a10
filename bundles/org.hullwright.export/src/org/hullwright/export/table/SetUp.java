package org.hullwright.export.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A game that has been set up. What the rules leave to chance or to the players has been decided by chance, the same way in every export.
 *
 * @param identity stays whatever else is added to the pack
 * @param title says the scenario or the mode, if any, and the number of players
 * @param players how many there are
 * @param variantOrNull name of the scenario, or of the mode that is on; none for the plain set-up
 * @param modes titles of the modes that are on
 * @param arrangement where everything lies
 * @param ordered identities of the decks into which the rules have put something since they were last shuffled, so that their order matters
 */
public record SetUp(String identity, String title, int players, @Nullable String variantOrNull, List<String> modes, Arrangement arrangement,
		Set<String> ordered) {

	public SetUp {
		modes = List.copyOf(modes);
		ordered = Set.copyOf(ordered);
	}

	/** The same, laid out otherwise. */
	SetUp laid(Arrangement other) {
		return new SetUp(identity, title, players, variantOrNull, modes, other, ordered);
	}

	/** {@link #variantOrNull}, as an answer. */
	public Optional<String> variant() {
		return Optional.ofNullable(variantOrNull);
	}
}
