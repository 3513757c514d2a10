package org.hullwright.picture.scene;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Equal pieces that stand or lie somewhere, drawn as one.
 *
 * @param pieces which ones, never empty
 * @param emblem what it is told apart by, besides its colour
 * @param counterOrNull a number worth showing on the piece itself, such as damage taken
 * @param facingOrNull the space this piece on a path is turned to, when it belongs to one end of it
 */
public record Occupant(Form form, List<Integer> pieces, Emblem emblem, Hue hue, @Nullable String counterOrNull,
		@Nullable Integer facingOrNull) {

	/** The silhouette. */
	public enum Form {
		/** A figure that belongs to a player. */
		PAWN,
		/** A figure of no player's. */
		CREATURE,
		TOKEN,
		CARD
	}

	public Occupant {
		pieces = List.copyOf(pieces);
	}

	/** What is left of it without some pieces; empty where nothing is. */
	Optional<Occupant> without(Set<Integer> others) {
		List<Integer> left = pieces.stream().filter(piece -> !others.contains(piece)).toList();
		return left.isEmpty() ? Optional.empty() : Optional.of(new Occupant(form, left, emblem, hue, counterOrNull, facingOrNull));
	}

	public int count() {
		return pieces.size();
	}

	/** {@link #counterOrNull}, as an answer. */
	public Optional<String> counter() {
		return Optional.ofNullable(counterOrNull);
	}

	/** {@link #facingOrNull}, as an answer. */
	public Optional<Integer> facing() {
		return Optional.ofNullable(facingOrNull);
	}
}
