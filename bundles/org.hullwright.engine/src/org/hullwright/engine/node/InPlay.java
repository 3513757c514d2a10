package org.hullwright.engine.node;

import java.util.Arrays;

import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Numbers;

/** Finds all of a kind that are on boards, in open zones or at the table, in reading order of where they stand. */
public final class InPlay {

	private static final int NOWHERE = -1;

	private final Layout layout;
	private final int[][] piecesOfKind;

	/** Reads which pieces there are. */
	public InPlay(Layout layout) {
		this.layout = layout;
		piecesOfKind = new int[layout.world().kinds().size()][];
		Arrays.setAll(piecesOfKind, layout::piecesOf);
	}

	/**
	 * Appends them.
	 *
	 * @param orders an empty list to work with
	 * @return how many things were looked at
	 */
	public int list(GameState state, int kind, Numbers target, Numbers orders) {
		int start = target.size();
		int looked = piecesOfKind[kind].length;
		for (int piece : piecesOfKind[kind]) {
			int outermost = piece;
			while (isOn(state, outermost)) {
				outermost = layout.holder(state.zoneOf(outermost));
				looked++;
			}
			int order = orderOf(state, outermost);
			if (order != NOWHERE) {
				target.add(piece);
				orders.add(order);
			}
		}
		return looked + target.sort(start, orders);
	}

	/** Whether a piece that is no site stands or lies on another one. */
	private boolean isOn(GameState state, int piece) {
		if (layout.readingOrder(piece) != Integer.MAX_VALUE) {
			return false;
		}
		int zone = state.zoneOf(piece);
		return switch (layout.role(zone)) {
			case AREA, CONTENTS, SEATS -> layout.holder(zone) >= 0;
			case DECK, BAG, DISCARDS, SUPPLY, TABLE, BOX -> false;
		};
	}

	private int orderOf(GameState state, int outermost) {
		int site = layout.readingOrder(outermost);
		return site != Integer.MAX_VALUE ? site : switch (layout.role(state.zoneOf(outermost))) {
			case AREA, CONTENTS, SEATS -> Integer.MAX_VALUE;
			case DECK, BAG, DISCARDS, SUPPLY, TABLE, BOX -> NOWHERE;
		};
	}
}
