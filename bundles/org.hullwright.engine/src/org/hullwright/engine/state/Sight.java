package org.hullwright.engine.state;

import java.util.Collection;

import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.tree.World;

/** Whose eyes a game is seen with. What is seen depends on nothing but the state. */
public sealed interface Sight {

	/** Sees what lies everywhere. */
	record Everything() implements Sight {}

	/** Sees what players on these seats, from 1, see together; without a seat what all players see. */
	record OfSeats(Seats seats) implements Sight {

		/** Players by the numbers of their seats. */
		public OfSeats(Collection<Integer> seats) {
			this(Seats.of(seats));
		}
	}

	/**
	 * Whether the pieces of a zone are seen, unless they are hidden one by one; their number always is. Discard piles are open; what waits
	 * at the table, is unused or is out of the game is not. What lies on or in a hidden piece is hidden with it.
	 */
	default boolean sees(GameState state, int zone) {
		return switch (this) {
			case Everything everything -> true;
			case OfSeats sight -> opens(state, zone) && knowsOf(state, zone);
		};
	}

	/** The same, as far as it does not depend on what the zone belongs to. */
	private boolean opens(GameState state, int zone) {
		return switch (this) {
			case Everything everything -> true;
			case OfSeats(Seats seats) -> isOpen(state, zone, seats);
		};
	}

	/** Whether it is known of all pieces of a zone what they are. */
	default boolean seesAllIn(GameState state, int zone) {
		for (int piece = state.first(zone); piece >= 0; piece = state.next(piece)) {
			if (!seesPiece(state, piece)) {
				return false;
			}
		}
		return knowsOf(state, zone);
	}

	/** Whether these are the eyes of any of those seats. */
	default boolean isAmong(Seats seats) {
		return switch (this) {
			case Everything everything -> true;
			case OfSeats(Seats own) -> own.meets(seats);
		};
	}

	/** Whether it is known what a piece is: it lies open, or was revealed. Spaces and paths are printed on the board. */
	default boolean seesPiece(GameState state, int piece) {
		int left = state.layout().pieceCount(); // what was put into itself by other means than rules is seen by no player
		for (int at = piece; at >= 0; at = state.holderOf(at), left--) {
			if (state.layout().readingOrder(at) != Integer.MAX_VALUE || knows(state, at)) {
				return true;
			}
			if (left == 0 || state.isHidden(at) || !opens(state, state.zoneOf(at))) {
				return false;
			}
		}
		return true;
	}

	/** Whether a piece was revealed, wherever it lies. */
	private boolean knows(GameState state, int piece) {
		return isAmong(state.knownTo(piece));
	}

	/** Whether a state of a piece, or of the game when the piece is -1, is seen: it lies open, or was revealed. */
	default boolean seesValue(GameState state, int property, int piece) {
		return opensValue(state, property, piece) || isAmong(state.knownTo(piece, property));
	}

	/** Whether a state of a piece, or of the game when the piece is -1, lies open by itself. */
	default boolean opensValue(GameState state, int property, int piece) {
		return switch (this) {
			case Everything everything -> true;
			case OfSeats(Seats seats) ->
				isOpen(state, state.layout().world().properties().get(property).visibility(), piece, seats);
		};
	}

	/** Whether it is seen that there is such a zone: one of the game, or of a piece that is seen. */
	default boolean knowsOf(GameState state, int zone) {
		int holder = state.layout().holder(zone);
		return holder < 0 || seesPiece(state, holder);
	}

	private static boolean isOpen(GameState state, int zone, Seats seats) {
		Layout layout = state.layout();
		Role role = layout.role(zone);
		return switch (role) {
			case DISCARDS, CONTENTS, SEATS -> true;
			case SUPPLY, TABLE, BOX -> false;
			case AREA, DECK, BAG ->
				isOpen(state, layout.world().zones().get(layout.declaration(zone)).visibility(), layout.holder(zone), seats);
		};
	}

	private static boolean isOpen(GameState state, World.Visibility visibility, int holder, Seats seats) {
		return switch (visibility) {
			case EVERYBODY -> true;
			case OWNER -> isOwner(state, holder, seats);
			case NOBODY -> false;
		};
	}

	private static boolean isOwner(GameState state, int holder, Seats seats) {
		if (holder < 0) {
			return false;
		}
		World.Game game = state.layout().world().game();
		int player = state.layout().sortOf(holder) == game.playerSort() ? holder : state.get(holder, game.owner());
		return player != World.ABSENT && seats.has(player - state.layout().world().sorts().get(game.playerSort()).firstPiece() + 1);
	}
}
