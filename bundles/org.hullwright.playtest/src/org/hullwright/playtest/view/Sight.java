package org.hullwright.playtest.view;

import java.util.OptionalInt;
import java.util.Set;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.tree.World.Zone.Visibility;

/** Whose eyes a game is seen with. */
public sealed interface Sight {
	/** Sees what lies everywhere. */
	record Everything() implements Sight {
	}

	/** Sees what players on these seats, from 1, see together. */
	record OfSeats(Set<Integer> seats) implements Sight {
		public OfSeats {
			seats = Set.copyOf(seats);
		}
	}

	/** Whether the pieces of a zone are seen; their number always is. */
	default boolean sees(GameSnapshot game, int zone) {
		if (this instanceof Everything || game.layout().role(zone) == Role.DISCARDS) {
			return true;
		}
		int declaration = game.layout().declaration(zone);
		if (declaration < 0) {
			return game.layout().role(zone) == Role.CONTENTS;
		}
		Visibility visibility = game.world().zones().get(declaration).visibility();
		return visibility == Visibility.EVERYBODY || visibility == Visibility.OWNER && isOwners(game, zone);
	}

	private boolean isOwners(GameSnapshot game, int zone) {
		int holder = game.layout().holder(zone);
		OptionalInt owner = holder < 0 ? OptionalInt.empty() : seatOf(game, holder);
		return this instanceof OfSeats(Set<Integer> seats) && owner.isPresent() && seats.contains(owner.getAsInt());
	}

	private static OptionalInt seatOf(GameSnapshot game, int holder) {
		return game.players().contains(holder) ? OptionalInt.of(game.seatOf(holder)) : game.ownerSeat(holder);
	}
}
