package org.hullwright.engine.node;

import java.util.Arrays;
import java.util.stream.IntStream;

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
	private final int[][] piecesOfSort;
	/** Where in the reading order is what lies in each zone. */
	private final int[] orderOfZone;

	/** Reads which pieces there are. */
	public InPlay(Layout layout) {
		this.layout = layout;
		piecesOfKind = new int[layout.world().kinds().size()][];
		Arrays.setAll(piecesOfKind, layout::piecesOf);
		piecesOfSort = layout.world().sorts().stream()
				.map(sort -> IntStream.range(sort.firstPiece(), sort.firstPiece() + sort.copies()).toArray()).toArray(int[][]::new);
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
	 * @param effort is charged for what is looked at
	 */
	public void list(GameState state, int kind, Numbers target, Numbers orders, Effort effort) {
		list(state, piecesOfKind[kind], target, orders, effort);
	}

	/** Appends the copies of a design. */
	public void listOfSort(GameState state, int sort, Numbers target, Numbers orders, Effort effort) {
		list(state, piecesOfSort[sort], target, orders, effort);
	}

	private void list(GameState state, int[] pieces, Numbers target, Numbers orders, Effort effort) {
		effort.spend(pieces.length);
		int start = target.size();
		for (int piece : pieces) {
			int order = order(state, piece, effort);
			if (order != NOWHERE) {
				target.add(piece);
				orders.add(order);
			}
		}
		effort.spend(target.sort(start, orders));
	}

	/** How many copies of a design there are. */
	public int countOfSort(GameState state, int sort, Effort effort) {
		effort.spend(piecesOfSort[sort].length);
		int count = 0;
		for (int piece : piecesOfSort[sort]) {
			if (order(state, piece, effort) != NOWHERE) {
				count++;
			}
		}
		return count;
	}

	private int order(GameState state, int piece, Effort effort) {
		if (isSite(piece)) {
			return layout.readingOrder(piece);
		}
		int order = orderOfZone[state.zoneOf(piece)];
		for (int holder = piece; order == WITH_HOLDER; effort.spend(1)) {
			holder = state.holderOf(holder);
			order = orderOfZone[state.zoneOf(holder)];
		}
		return order;
	}

	private boolean isSite(int piece) {
		return layout.readingOrder(piece) != Integer.MAX_VALUE;
	}
}
