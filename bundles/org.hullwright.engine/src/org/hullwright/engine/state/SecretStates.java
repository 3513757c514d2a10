package org.hullwright.engine.state;

import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;

/** Which cells keep to whom states were revealed that not all players see. States that lie open have none. */
final class SecretStates {

	private static final int NONE = -1;

	/** For each property the cell of its first piece, or of the game; {@link #NONE} for what is no secret. */
	private final int[] cells;
	/** For each property the first piece that has it. */
	private final int[] pieces;
	/** The cell behind all of these. */
	final int end;

	/** @param first the cell to begin with */
	SecretStates(World world, PieceSorts sorts, int first) {
		cells = new int[world.properties().size()];
		pieces = new int[cells.length];
		int cell = first;
		for (int property = 0; property < cells.length; property++) {
			World.Property declared = world.properties().get(property);
			boolean secret = declared.nature() == Nature.STATE && declared.visibility() != World.Visibility.EVERYBODY;
			cells[property] = secret ? cell : NONE;
			cell += secret ? count(declared.owner(), property, sorts) : 0;
		}
		end = cell;
	}

	/** Pieces of one kind lie close together, so that a gap between them costs little. */
	private int count(int kind, int property, PieceSorts sorts) {
		if (kind < 0) {
			return 1;
		}
		int last = NONE;
		pieces[property] = sorts.kindOf.length;
		for (int piece = 0; piece < sorts.kindOf.length; piece++) {
			if (sorts.kindMatrix[sorts.kindOf[piece]][kind]) {
				pieces[property] = Math.min(pieces[property], piece);
				last = piece;
			}
		}
		return last == NONE ? 0 : last - pieces[property] + 1;
	}

	/** Whether not all players see the state by itself. */
	boolean isSecret(int property) {
		return cells[property] != NONE;
	}

	/** The cell for a state of a piece, or of the game when the piece is {@link GameState#NOTHING}. */
	int cell(int piece, int property) {
		return cells[property] + (piece < 0 ? 0 : piece - pieces[property]);
	}
}
