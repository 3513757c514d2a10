package org.hullwright.engine.plan;

import java.util.HashMap;
import java.util.Map;

import org.hullwright.engine.state.Layout;

/** Tells by the number of a piece whether it is of a kind or of one below it, in a single look. Made once for a kind. */
final class KindMembers {

	private final Layout layout;
	private final Map<Integer, boolean[]> byKind = new HashMap<>();

	KindMembers(Layout layout) {
		this.layout = layout;
	}

	/** For each piece whether it is; not to be changed. */
	boolean[] of(int kind) {
		return byKind.computeIfAbsent(kind, any -> {
			boolean[] members = new boolean[layout.pieceCount()];
			for (int piece : layout.piecesOf(kind)) {
				members[piece] = true;
			}
			return members;
		});
	}
}
