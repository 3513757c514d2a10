package org.hullwright.simulation.rules;

/** How a component that is asked about comes into the games that are compared. */
public enum Exposure {

	/** As games go; the others are without it. */
	MET("without"),
	/** It lies ready when games begin, and in the others as well, where it does nothing. */
	READY("where it does nothing"),
	/** It lies ready when games begin; the others begin where the set-up ends, and are without it. */
	FORCED("without");

	private final String others;

	Exposure(String others) {
		this.others = others;
	}

	/** What people say of the other games. */
	public String ofOthers() {
		return others;
	}
}
