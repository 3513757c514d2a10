package org.hullwright.engine.state;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.hullwright.engine.tree.World;

/** Any change a rule can make, with numbers that are cut to what the state has. */
record Change(What what, int first, int second) {

	enum What {
		MOVE_TO_TOP, MOVE_TO_BOTTOM, SET, TURN, SHUFFLE, DRAW_AT_RANDOM, REVEAL, HIDE
	}

	static Arbitrary<Change> any() {
		return Combinators
				.combine(Arbitraries.of(What.class), Arbitraries.integers().between(0, 10_000), Arbitraries.integers().between(0, 10_000))
				.as(Change::new);
	}

	void make(GameState state, int property) {
		Layout layout = state.layout();
		World world = layout.world();
		int piece = first % layout.pieceCount();
		int zone = second % layout.zoneCount();
		switch (what) {
			case MOVE_TO_TOP -> state.move(1, piece, zone, true);
			case MOVE_TO_BOTTOM -> state.move(1, piece, zone, false);
			case SET -> state.set(1, property, second);
			case TURN -> state.turn(1, piece, second % 2);
			case SHUFFLE -> state.shuffle(1, zone);
			case REVEAL -> state.reveal(1, piece, second % 2 == 0 ? Seats.ALL : Seats.of(second % 3 + 1));
			case HIDE -> state.hide(1, piece);
			case DRAW_AT_RANDOM -> {
				int drawn = state.randomPiece(zone);
				if (drawn >= 0) {
					state.move(1, drawn, layout.supply(second % world.sorts().size()), false);
				}
			}
		}
	}
}
