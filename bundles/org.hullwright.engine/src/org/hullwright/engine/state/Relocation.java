package org.hullwright.engine.state;

import java.util.Map;
import java.util.TreeMap;

import org.hullwright.engine.state.Layout.Role;

/**
 * Lets pieces of a state take each other's places. What lies on a piece stays where it is, on the piece that is there now; and so does who
 * knows it.
 */
final class Relocation {

	private final GameState state;
	private final Layout layout;
	private final int[] now;
	/** What will lie in which zone, in order. */
	private final Map<Integer, Numbers> laid = new TreeMap<>();

	/** @param now for each piece, the one that takes its place */
	Relocation(GameState state, int[] now) {
		this.state = state;
		this.layout = state.layout();
		this.now = now;
	}

	/** Relocates pieces, among which are all that change places. */
	void of(int[] pieces) {
		int[] knowledge = new int[pieces.length];
		for (int at = 0; at < pieces.length; at++) {
			int piece = pieces[at];
			knowledge[at] = state.knowledge(piece);
			if (now[piece] != piece) {
				plan(state.zoneOf(piece));
				plan(layout.contentsOf(piece));
			}
		}
		int[] moved = moved();
		laid.forEach(state::lay);
		for (int at = 0; at < pieces.length; at++) {
			state.setKnowledge(now[pieces[at]], knowledge[at]);
		}
		for (int piece : moved) {
			state.relocated(piece);
		}
	}

	/** Plans what will be where the pieces of a zone are. */
	private void plan(int zone) {
		int target = layout.role(zone) == Role.CONTENTS ? layout.contentsOf(now[layout.holder(zone)]) : zone;
		if (laid.containsKey(target) || state.count(zone) == 0 && state.count(target) == 0) {
			return;
		}
		Numbers pieces = new Numbers(Math.max(1, state.count(zone)));
		for (int piece = state.first(zone); piece >= 0; piece = state.next(piece)) {
			pieces.add(now[piece]);
		}
		laid.put(target, pieces);
	}

	/** The pieces that will be in another zone. */
	private int[] moved() {
		Numbers moved = new Numbers();
		laid.forEach((zone, pieces) -> {
			for (int at = 0; at < pieces.size(); at++) {
				if (state.zoneOf(pieces.get(at)) != zone) {
					moved.add(pieces.get(at));
				}
			}
		});
		return moved.toArray();
	}
}
