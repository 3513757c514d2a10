package org.hullwright.engine.lower;

import org.hullwright.engine.tree.Place;

/** A pack cannot be played: it has errors, or something in it is beyond what we can run. */
public final class LoweringException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	private final transient Place place;

	/** @param message what is wrong, for the author */
	public LoweringException(Place place, String message) {
		super(place + ": error: " + message);
		this.place = place;
	}

	/** Where it is wrong. */
	public Place place() {
		return place;
	}
}
