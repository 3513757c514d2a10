package org.hullwright.engine.state;

import org.eclipse.jdt.annotation.Nullable;

/**
 * All states that look the same to a seat, from which {@linkplain Determinization determinizations} are sampled. Which pieces are hidden is
 * found out once for a state, however many are sampled from it. Belongs to one thread.
 */
public final class InformationSet {

	private final GameState start;
	private final Sight sight;
	private @Nullable HiddenPieces pieces;

	/**
	 * @param start how the game began
	 * @param sight of the seat that decides
	 */
	public InformationSet(GameState start, Sight sight) {
		this.start = start;
		this.sight = sight;
	}

	/** The pieces of a state that are not seen. */
	HiddenPieces hiddenIn(GameState state) {
		HiddenPieces known = pieces;
		if (known == null || !known.areOf(state)) {
			known = new HiddenPieces(state, start, sight);
			pieces = known;
		}
		return known;
	}

	/** Whether a state of a piece is seen, or of the game when the piece is {@link GameState#NOTHING}. */
	boolean seesValue(GameState state, int property, int piece) {
		return sight.seesValue(state, property, piece);
	}
}
