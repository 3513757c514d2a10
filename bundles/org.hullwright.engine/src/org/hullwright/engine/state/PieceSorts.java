package org.hullwright.engine.state;

import java.util.Arrays;

import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;

/** Of which design and kind each piece of a world is, and which cells its states have. */
final class PieceSorts {

	/** The design of each piece. */
	final int[] sortOf;
	/** The kind of each piece. */
	final int[] kindOf;
	/** For each kind whether it is another one or below it. */
	final boolean[][] kindMatrix;
	/** Where among the states of a piece each property is. */
	final int[] offsets;
	/** The first cell of the states of each piece. */
	final int[] base;
	/** The cell behind the states of all pieces. */
	final int end;

	private final World world;

	/**
	 * Lays out the states of all pieces, piece by piece.
	 *
	 * @param first the cell to begin with
	 */
	PieceSorts(World world, int first) {
		this.world = world;
		sortOf = new int[world.pieceCount()];
		kindOf = new int[world.pieceCount()];
		kindMatrix = new boolean[world.kinds().size()][world.kinds().size()];
		sort();
		offsets = new int[world.properties().size()];
		base = new int[world.pieceCount()];
		end = layOut(first);
	}

	private void sort() {
		for (int sort = 0; sort < world.sorts().size(); sort++) {
			World.Sort design = world.sorts().get(sort);
			Arrays.fill(sortOf, design.firstPiece(), design.firstPiece() + design.copies(), sort);
			Arrays.fill(kindOf, design.firstPiece(), design.firstPiece() + design.copies(), design.kind());
		}
		for (int kind = 0; kind < kindMatrix.length; kind++) {
			for (int ancestor = 0; ancestor < kindMatrix.length; ancestor++) {
				kindMatrix[kind][ancestor] = world.isA(kind, ancestor);
			}
		}
	}

	private int layOut(int first) {
		int[] cellsOfKind = new int[world.kinds().size()];
		Arrays.fill(cellsOfKind, -1);
		for (int kind = 0; kind < cellsOfKind.length; kind++) {
			layOutKind(kind, cellsOfKind);
		}
		int cells = first;
		for (int piece = 0; piece < base.length; piece++) {
			base[piece] = cells;
			cells += cellsOfKind[kindOf[piece]];
		}
		return cells;
	}

	/** A kind's states come after those of its parent, so that a property is at the same offset in all kinds below. */
	private int layOutKind(int kind, int[] cellsOfKind) {
		if (cellsOfKind[kind] < 0) {
			int parent = world.kinds().get(kind).parent();
			int cells = parent < 0 ? 0 : layOutKind(parent, cellsOfKind);
			for (int property = 0; property < offsets.length; property++) {
				if (isState(world, property, kind)) {
					offsets[property] = cells++;
				}
			}
			cellsOfKind[kind] = cells;
		}
		return cellsOfKind[kind];
	}

	/** Whether a property changes in the course of a game and belongs to a kind; to the game for the kind -1. */
	static boolean isState(World world, int property, int kind) {
		World.Property declared = world.properties().get(property);
		return declared.nature() == Nature.STATE && declared.owner() == kind;
	}
}
