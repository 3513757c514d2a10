package org.hullwright.engine.node;

/** What each design says in one effect slot. */
public final class SlotRoutines implements Folded {

	private final Routine[] bySort;

	/** @param bySort null where a design leaves the slot empty */
	public SlotRoutines(Routine[] bySort) {
		this.bySort = bySort;
	}

	/** What a design says; null when it leaves the slot empty. */
	public Routine of(int sort) {
		return bySort[sort];
	}
}
