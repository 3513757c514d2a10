package org.hullwright.engine.state;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Stamps each aspect of one state with the time of its last change, so that what was derived from some of them can be validated. A stamp
 * stands for one change only; the stamps themselves can be brought back together with the state, and the clock only to where it began,
 * after which the same changes are made once more.
 */
final class AspectVersions {

	/** What is carried by what is carried, and so on: farther it is not followed, as something could carry itself. */
	private static final int DEEPEST = 8;

	/** Changes that can be repeated with the same stamps; those that follow get other stamps each time, as if they were others. */
	private static final int MOST_REPEATED = 1 << 16;

	private final Layout layout;
	private final int[] stamps;
	private int stampOfAll;
	private int clock;
	/** Up to this stamp, the same stamp always stands for the same change. */
	private int lastRepeated = Integer.MAX_VALUE;
	/** The latest stamp that was given before it was begun once more. */
	private int latest;

	AspectVersions(Layout layout) {
		this.layout = layout;
		this.stamps = new int[layout.aspects().count()];
	}

	/** The latest change of some aspects: as long as it is the same, none of them has changed. */
	int of(int[] aspects) {
		int version = stampOfAll;
		for (int aspect : aspects) {
			version = Math.max(version, stamps[aspect]);
		}
		return version;
	}

	/** The latest change of all that was not undone. */
	int lastChange() {
		return Math.max(stampOfAll, IntStream.of(stamps).max().orElse(0));
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

	/**
	 * Begins once more, for a state of its own, from where it began: the same changes will be made as the last time, and get the same
	 * stamps, until {@link #branchOff}.
	 */
	void repeat() {
		latest = Math.max(latest, clock);
		lastRepeated = MOST_REPEATED;
		Arrays.fill(stamps, 0);
		stampOfAll = 0;
		clock = 0;
	}

	/** What changes from now on is not what changed the last time, and gets stamps of its own. */
	void branchOff() {
		latest = Math.max(latest, MOST_REPEATED);
		clock = Math.max(clock, latest);
	}

	private int nextStamp() {
		if (clock == lastRepeated) {
			branchOff();
		}
		return ++clock;
	}

	/** The aspects that were changed since, and all of them if that is not known one by one. */
	Stamped changedSince(Stamps before) {
		boolean all = stampOfAll != before.ofAll();
		int[] changed = IntStream.range(0, stamps.length).filter(aspect -> all || stamps[aspect] != before.each()[aspect]).toArray();
		return stamped(changed);
	}

	/** Some aspects have changed. */
	Stamped changed(int[] aspects) {
		for (int aspect : aspects) {
			changed(aspect);
		}
		return stamped(aspects);
	}

	private Stamped stamped(int[] aspects) {
		return new Stamped(aspects, IntStream.of(aspects).map(aspect -> Math.max(stampOfAll, stamps[aspect])).toArray());
	}

	/** Some aspects, and the stamp of each of them. */
	record Stamped(int[] aspects, int[] stamps) {}

	/** Brings stamps of some aspects back, because they are again what they were then. */
	void restore(Stamped before) {
		for (int at = 0; at < before.aspects().length; at++) {
			stamps[before.aspects()[at]] = before.stamps()[at];
		}
	}

	void changedAll() {
		stampOfAll = nextStamp();
	}

	private void changed(int aspect) {
		stamps[aspect] = nextStamp();
	}

	void turned(int piece) {
		changed(Aspects.SIDES);
		changed(layout.aspects().sidesOf(layout.kindOf(piece)));
	}

	void changedState(int property) {
		changed(layout.aspects().statesOf(property));
	}

	/** @return what stands for the boards as they are now: the same number, the same arrangement */
	int changedBoards() {
		changed(Aspects.BOARDS);
		return clock;
	}

	void changedKnowledge(int piece) {
		changed(Aspects.KNOWLEDGE);
		changed(layout.aspects().knowledgeOf(layout.kindOf(piece)));
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
		int copies = layout.aspects().placesOfCopies(layout.sortOf(piece));
		if (copies >= 0) {
			changed(copies);
		}
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
