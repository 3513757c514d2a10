package org.hullwright.engine.state;

/**
 * Counts the changes of each aspect of one state, so that what was derived from some of them can be validated. Counts never go back: a
 * rollback counts as a change of every aspect.
 */
final class AspectVersions {

	/** What is carried by what is carried, and so on: farther it is not followed, as something could carry itself. */
	private static final int DEEPEST = 8;

	private final Layout layout;
	private final int[] changes;
	private int changesOfAll;

	AspectVersions(Layout layout) {
		this.layout = layout;
		this.changes = new int[layout.aspects().count()];
	}

	/** The number of changes of some aspects: as long as it is the same, none of them has changed. */
	int of(int[] aspects) {
		int sum = changesOfAll;
		for (int aspect : aspects) {
			sum += changes[aspect];
		}
		return sum;
	}

	void changedAll() {
		changesOfAll++;
	}

	void turned(int piece) {
		changes[Aspects.SIDES]++;
		changes[layout.aspects().sidesOf(layout.kindOf(piece))]++;
	}

	void changedState(int property) {
		changes[layout.aspects().statesOf(property)]++;
	}

	void changedBoards() {
		changes[Aspects.BOARDS]++;
	}

	/** Something else lies in a zone, or lies there in another order. */
	void changedZone(int zone) {
		int declaration = layout.declaration(zone);
		if (declaration >= 0) {
			changes[layout.aspects().zonesOf(declaration)]++;
		} else if (layout.role(zone) == Layout.Role.CONTENTS) {
			changes[Aspects.CONTENTS]++;
			changes[layout.aspects().contentsOf(layout.kindOf(layout.holder(zone)))]++;
		}
	}

	/** A piece is somewhere else, and with it all that it carries. */
	void moved(GameState state, int piece) {
		moved(state, piece, 0);
	}

	private void moved(GameState state, int piece, int depth) {
		if (depth == DEEPEST) {
			changedAll();
			return;
		}
		changes[Aspects.PLACES]++;
		changes[layout.aspects().placesOf(layout.kindOf(piece))]++;
		movedAllIn(layout.contentsOf(piece), state, depth);
		for (int zone : layout.ownZones(piece)) {
			movedAllIn(zone, state, depth);
		}
	}

	private void movedAllIn(int zone, GameState state, int depth) {
		for (int piece = state.first(zone); piece >= 0; piece = state.next(piece)) {
			moved(state, piece, depth + 1);
		}
	}
}
