package org.hullwright.engine.state;

import java.util.stream.IntStream;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** What no rule can do to a state, but a fault of this program could, with numbers that are cut to what the state has. */
record Harm(What what, int first, int second) {

	enum What {
		LINKED_TWICE, LOST, TAKEN_AND_LEFT, BEYOND_BOUNDS
	}

	static Arbitrary<Harm> any() {
		return Combinators
				.combine(Arbitraries.of(What.class), Arbitraries.integers().between(0, 10_000), Arbitraries.integers().between(0, 10_000))
				.as(Harm::new);
	}

	/** @param beyond a state of the same shape with a value that this one must not have */
	void make(GameState state, GameState beyond) {
		int piece = first % state.layout().pieceCount();
		int own = state.zoneOf(piece);
		int other = (own + 1 + second % (state.layout().zoneCount() - 1)) % state.layout().zoneCount();
		switch (what) {
			case LINKED_TWICE -> state.start(piece, second % state.layout().zoneCount());
			case LOST -> {
				Numbers left = new Numbers();
				state.list(own, left);
				left.truncate(left.size() - 1);
				state.lay(own, left);
			}
			case TAKEN_AND_LEFT -> {
				Numbers more = new Numbers();
				state.list(other, more);
				more.add(piece);
				state.lay(other, more);
			}
			case BEYOND_BOUNDS -> state.make(new GameState.Changes(beyond, differences(state.snapshot(), beyond.snapshot()),
					new AspectVersions.Stamped(new int[0], new int[0]), 0));
		}
	}

	private static int[] differences(int[] from, int[] to) {
		return IntStream.range(0, to.length).filter(cell -> from[cell] != to[cell]).flatMap(cell -> IntStream.of(cell, to[cell])).toArray();
	}
}
