package org.hullwright.engine.lower.source;

import org.hullwright.engine.tree.Place;

/** The model says something that cannot be played, as a rule because it has errors that checks report. Worded for the author. */
public final class LoweringException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	private final transient Place place;

	public LoweringException(Place place, String message) {
		super(message);
		this.place = place;
	}

	/** Where it stands. */
	public Place place() {
		return place;
	}
}
