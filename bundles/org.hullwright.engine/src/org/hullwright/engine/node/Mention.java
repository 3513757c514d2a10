package org.hullwright.engine.node;

/** What a gap in a text shows of the game, for those who find out whether a player is told what is hidden from them. */
public sealed interface Mention {

	/** The name of a piece. */
	record OfPiece(int piece) implements Mention {}

	/**
	 * A state that the value was read from.
	 *
	 * @param piece that has the state; -1 for a state of the game
	 */
	record OfState(int piece, int property) implements Mention {}

	/** A value of which it is not known what it was computed from. */
	record Untraced() implements Mention {}
}
