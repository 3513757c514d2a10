package org.hullwright.engine.node;

import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Seats;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Reasons;
import org.hullwright.engine.tree.World;

/** The player on a seat as one who is told reasons, while the game stands as it is. */
final class Told implements Reasons.Listener {

	private final GameState state;
	private final int player;
	private final Sight sight;

	/** @param seat from 1 */
	Told(GameState state, int seat) {
		World world = state.layout().world();
		this.state = state;
		this.player = world.sorts().get(world.game().playerSort()).firstPiece() + seat - 1;
		this.sight = new Sight.OfSeats(Seats.of(seat));
	}

	Sight sight() {
		return sight;
	}

	@Override
	public boolean owns(int piece) {
		return piece == player || state.get(piece, state.layout().world().game().owner()) == player;
	}

	@Override
	public boolean sees(int piece) {
		return sight.seesPiece(state, piece);
	}

	@Override
	public int sortOf(int piece) {
		return state.layout().sortOf(piece);
	}
}
