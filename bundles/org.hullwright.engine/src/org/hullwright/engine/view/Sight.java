package org.hullwright.engine.view;

import java.util.Set;

import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.tree.World;

/** Whose eyes a game is seen with. What is seen depends on nothing but the state. */
public sealed interface Sight {

	/** Sees what lies everywhere. */
	record Everything() implements Sight {
	}

	/** Sees what players on these seats, from 1, see together; without a seat what everybody sees. */
	record OfSeats(Set<Integer> seats) implements Sight {

		/** Keeps its own copy. */
		public OfSeats {
			seats = Set.copyOf(seats);
		}
	}

	/**
	 * Whether the pieces of a zone are seen; their number always is. Discard piles are open; what waits at the table, is unused or is out
	 * of the game is not. What lies on or in a hidden piece is hidden with it.
	 */
	default boolean sees(GameState state, int zone) {
		return switch (this) {
			case Everything everything -> true;
			case OfSeats(Set<Integer> seats) -> isOpen(state, zone, seats) && knowsOf(state, zone);
		};
	}

	/** Whether a piece is seen. Spaces and paths are printed on the board. */
	default boolean seesPiece(GameState state, int piece) {
		return state.layout().readingOrder(piece) != Integer.MAX_VALUE || sees(state, state.zoneOf(piece));
	}

	/** Whether it is seen that there is such a zone: one of the game, or of a piece that is seen. */
	default boolean knowsOf(GameState state, int zone) {
		int holder = state.layout().holder(zone);
		return holder < 0 || seesPiece(state, holder);
	}

	private static boolean isOpen(GameState state, int zone, Set<Integer> seats) {
		Layout layout = state.layout();
		Role role = layout.role(zone);
		return switch (role) {
			case DISCARDS, CONTENTS, SEATS -> true;
			case SUPPLY, TABLE, BOX -> false;
			case AREA, DECK, BAG -> switch (layout.world().zones().get(layout.declaration(zone)).visibility()) {
				case EVERYBODY -> true;
				case OWNER -> isOwner(state, layout.holder(zone), seats);
				case NOBODY -> false;
			};
		};
	}

	private static boolean isOwner(GameState state, int holder, Set<Integer> seats) {
		if (holder < 0) {
			return false;
		}
		World.Game game = state.layout().world().game();
		int player = state.layout().sortOf(holder) == game.playerSort() ? holder : state.get(holder, game.owner());
		return player != World.ABSENT && seats.contains(player - state.layout().world().sorts().get(game.playerSort()).firstPiece() + 1);
	}
}
