package org.hullwright.picture.scene;

import java.util.List;
import java.util.Optional;

/**
 * Equal pieces that stand or lie somewhere, drawn as one.
 *
 * @param pieces which ones, never empty
 * @param initials two letters at most
 * @param counter a number worth showing on the piece itself, such as damage taken
 * @param facing the space this piece on a path is turned to, when it belongs to one end of it
 */
public record Occupant(Form form, List<Integer> pieces, String initials, Hue hue, Optional<String> counter, Optional<Integer> facing) {

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

	public int count() {
		return pieces.size();
	}
}
