package org.hullwright.engine.game;

/**
 * A change of the state by hand. It belongs to the game like a decision does, and is made again whenever the game is played again.
 */
public sealed interface Edit {

	/** How many decisions were taken before it. */
	int before();

	/** A piece is put into a zone. */
	record Move(int before, int piece, int zone) implements Edit {
	}

	/** A state of a piece, or of the game when the piece is -1, is changed. */
	record Change(int before, int piece, int property, int value) implements Edit {
	}
}
