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

	/** How many of a kind there are, in play or not. */
	public int candidates(int kind) {
		return piecesOfKind[kind].length;
	}

	/**
	 * Appends them.
	 *
	 * @param orders an empty list to work with
	 */
	public void list(GameState state, int kind, Numbers target, Numbers orders) {
		int start = target.size();
		for (int piece : piecesOfKind[kind]) {
			int order = orderOf(state, piece);
			if (order != NOWHERE) {
				int to = target.size();
				target.add(piece);
				orders.add(order);
				while (to > start && orders.get(to - start - 1) > order) {
					target.set(to, target.get(to - 1));
					orders.set(to - start, orders.get(to - start - 1));
					to--;
				}
				target.set(to, piece);
				orders.set(to - start, order);
			}
		}
	}

	private int orderOf(GameState state, int piece) {
		int at = piece;
		while (true) {
			int site = layout.readingOrder(at);
			if (site != Integer.MAX_VALUE) {
				return site;
			}
			int zone = state.zoneOf(at);
			switch (layout.role(zone)) {
				case AREA, CONTENTS, SEATS -> {
					int holder = layout.holder(zone);
					if (holder < 0) {
						return Integer.MAX_VALUE;
					}
					at = holder;
				}
				case DECK, BAG, DISCARDS, SUPPLY, TABLE, BOX -> {
					return NOWHERE;
				}
			}
		}
	}
}
