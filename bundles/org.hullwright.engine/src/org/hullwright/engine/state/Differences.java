package org.hullwright.engine.state;

import java.util.BitSet;

/**
 * What is different in a state since it was last looked at, whatever made it so: it is compared with a copy of what there was, so that a
 * change that no journal tells of is seen as well. For one state, on its thread.
 */
public final class Differences {

	private final GameState state;
	private final Layout layout;
	private final BitSet zones = new BitSet();
	private final BitSet pieces = new BitSet();
	private boolean ofGame;
	private int pieceCount;
	private boolean looked;
	/** As it was at the last look. */
	private int[] before = {};

	/** Of a state that was not looked at yet. */
	public Differences(GameState state) {
		this.state = state;
		this.layout = state.layout();
	}

	/** Compares with what there was at the last look; at the first one everything counts as different. */
	public void look() {
		zones.clear();
		pieces.clear();
		ofGame = false;
		if (!looked) {
			looked = true;
			before = new int[layout.size()];
			noteEverything();
		}
		for (int cell = state.differsFrom(before, 0); cell >= 0; cell = state.differsFrom(before, cell + 1)) {
			note(cell);
			before[cell] = state.cell(cell);
		}
	}

	private void noteEverything() {
		zones.set(0, layout.zoneCount());
		pieces.set(0, layout.pieceCount());
		ofGame = true;
	}

	private void note(int cell) {
		int linkedPiece = layout.linkedPiece(cell);
		int zone = layout.linkedZone(cell);
		int piece = layout.pieceOfState(cell);
		if (linkedPiece >= 0) {
			// Where it was; where it went differs by itself.
			zones.set(before[layout.pieceCell(linkedPiece, Layout.ZONE)]);
		} else if (zone >= 0) {
			zones.set(zone);
			pieceCount += cell == layout.zoneCell(zone, Layout.COUNT) ? state.cell(cell) - before[cell] : 0;
		} else if (piece >= 0) {
			pieces.set(piece);
		} else {
			ofGame = true;
		}
	}

	/** The zones of which some pieces, their order or their count are different. */
	public BitSet zones() {
		return zones;
	}

	/** The pieces of which a state is different. */
	public BitSet pieces() {
		return pieces;
	}

	/** Whether a state of the game is different. */
	public boolean ofGame() {
		return ofGame;
	}

	/** How many pieces all zones count together. */
	public int pieceCount() {
		return pieceCount;
	}
}
