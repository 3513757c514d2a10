package org.hullwright.engine.tree;

import java.util.List;

/** An expression that holds or does not. {@code source} is the number of its place in the text. */
public sealed interface Condition {

	/** Number of the place in the text. */
	int source();

	/** Known before the game. */
	record Known(int source, boolean holds) implements Condition {}

	/** A truth that is kept as a value: holds unless it is 0. */
	record Kept(int source, Value value) implements Condition {}

	/** The opposite. */
	record Not(int source, Condition operand) implements Condition {}

	/** Both; the right one is not asked when the left one does not hold. */
	record And(int source, Condition left, Condition right) implements Condition {}

	/** One of both; the right one is not asked when the left one holds. */
	record Or(int source, Condition left, Condition right) implements Condition {}

	/** Whether two values are the same; what is absent is the same as what is absent. */
	record Same(int source, Value left, Value right) implements Condition {}

	/** The order of two numbers. */
	record Compare(int source, Relation relation, Value left, Value right) implements Condition {

		/** How the left number stands to the right one. */
		public enum Relation {
			LESS, AT_MOST, GREATER, AT_LEAST
		}
	}

	/** Whether something is there. */
	record Present(int source, Value value) implements Condition {}

	/** Whether anything is selected. */
	record Any(int source, Selection selection) implements Condition {}

	record Contains(int source, Listing list, Value value) implements Condition {}

	record LiesIn(int source, Value piece, Value zone) implements Condition {}

	/**
	 * Whether a piece is a space or path of a board, or stands on one.
	 *
	 * @param means how that is found out, which depends on what other boards there are
	 */
	record OnBoard(int source, Value piece, int board, Condition means) implements Condition {}

	/** Whether anything of a design lies in a zone. */
	record HasSort(int source, Value zone, Value sort) implements Condition {}

	/** Whether anything of a kind lies in a zone. */
	record HasKind(int source, Value zone, int kind) implements Condition {}

	/** Whether a piece, or a design, is of a kind; nothing absent is. */
	record IsKind(int source, Value thing, boolean design, int kind) implements Condition {}

	/** Whether a piece is of a design; nothing absent is. */
	record IsSort(int source, Value piece, Value sort) implements Condition {}

	/** Whether a two-sided piece shows the side with that number. */
	record ShowsSide(int source, Value piece, int side) implements Condition {}

	record ShowsSymbol(int source, Value roll, Value symbol) implements Condition {}

	/** Whether the player whose a piece is may know what another piece is: it lies open to them, or was revealed to them. */
	record Knows(int source, Value player, Value piece) implements Condition {}

	/** Whether a piece fills an effect slot and its guard holds. */
	record Can(int source, int slot, Value target, List<Argument> arguments) implements Condition {}
}
