package org.hullwright.engine.node;

import java.util.Arrays;

import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Numbers;

/** Finds all of a kind that are on boards, in open zones or at the table, in reading order of where they stand. */
public final class InPlay {

	private static final int NOWHERE = -1;
	/** It depends on where the holder of the zone is. */
	private static final int WITH_HOLDER = -2;

	private final Layout layout;
	private final int[][] piecesOfKind;
	/** Where in the reading order is what lies in each zone. */
	private final int[] orderOfZone;

	/** Reads which pieces there are. */
	public InPlay(Layout layout) {
		this.layout = layout;
		piecesOfKind = new int[layout.world().kinds().size()][];
		Arrays.setAll(piecesOfKind, layout::piecesOf);
		orderOfZone = new int[layout.zoneCount()];
		Arrays.setAll(orderOfZone, this::order);
	}

	private int order(int zone) {
		return switch (layout.role(zone)) {
			case AREA, CONTENTS, SEATS -> {
				int holder = layout.holder(zone);
				if (holder < 0) {
					yield Integer.MAX_VALUE;
				}
				yield isSite(holder) ? layout.readingOrder(holder) : WITH_HOLDER;
			}
			case DECK, BAG, DISCARDS, SUPPLY, TABLE, BOX -> NOWHERE;
		};
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
			int order = isSite(piece) ? layout.readingOrder(piece) : orderOfZone[state.zoneOf(piece)];
			for (int holder = piece; order == WITH_HOLDER; looked++) {
				holder = state.holderOf(holder);
				order = orderOfZone[state.zoneOf(holder)];
			}
			if (order != NOWHERE) {
				target.add(piece);
				orders.add(order);
			}
		}
		return looked + target.sort(start, orders);
	}

	private boolean isSite(int piece) {
		return layout.readingOrder(piece) != Integer.MAX_VALUE;
	}
}
