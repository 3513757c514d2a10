package org.hullwright.engine.state;

/**
 * Stamps each aspect of one state with the time of its last change, so that what was derived from some of them can be validated. The clock
 * never goes back, so a stamp stands for one change only; the stamps themselves can be brought back together with the state.
 */
final class AspectVersions {

	/** What is carried by what is carried, and so on: farther it is not followed, as something could carry itself. */
	private static final int DEEPEST = 8;

	private final Layout layout;
	private final int[] stamps;
	private int stampOfAll;
	private int clock;

	AspectVersions(Layout layout) {
		this.layout = layout;
		this.stamps = new int[layout.aspects().count()];
	}

	/** The latest change of some aspects: as long as it is the same, none of them has changed. */
	int of(int[] aspects) {
		int latest = stampOfAll;
		for (int aspect : aspects) {
			latest = Math.max(latest, stamps[aspect]);
		}
		return latest;
	}

	/** All stamps as they are, for {@link #restore}. */
	Stamps stamps() {
		return new Stamps(stamps.clone(), stampOfAll);
	}

	/** Brings stamps back, because the state is again what it was then. */
	void restore(Stamps before) {
		System.arraycopy(before.each(), 0, stamps, 0, stamps.length);
		stampOfAll = before.ofAll();
	}

	/** The stamps of a moment. */
	record Stamps(int[] each, int ofAll) {}

	void changedAll() {
		stampOfAll = ++clock;
	}

	private void changed(int aspect) {
		stamps[aspect] = ++clock;
	}

	void turned(int piece) {
		changed(Aspects.SIDES);
		changed(layout.aspects().sidesOf(layout.kindOf(piece)));
	}

	void changedState(int property) {
		changed(layout.aspects().statesOf(property));
	}

	void changedBoards() {
		changed(Aspects.BOARDS);
	}

	void changedKnowledge() {
		changed(Aspects.KNOWLEDGE);
	}

	/** Something else lies in a zone, or lies there in another order. */
	void changedZone(int zone) {
		int declaration = layout.declaration(zone);
		if (declaration >= 0) {
			changed(layout.aspects().zonesOf(declaration));
		} else if (layout.role(zone) == Layout.Role.CONTENTS) {
			changed(Aspects.CONTENTS);
			changed(layout.aspects().contentsOf(layout.kindOf(layout.holder(zone))));
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
		changed(Aspects.PLACES);
		changed(layout.aspects().placesOf(layout.kindOf(piece)));
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
